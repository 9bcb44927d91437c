import type { Lexicon } from './lexicon.ts';
import { numbers } from './numbers/hi.ts';

export const hi: Lexicon = {
  digits: '०१२३४५६७८९',
  categories: {
    house: 'बंगला, बंगलो, विला, कोठी, kothi, bangla, bungla, हवेली, डुप्लेक्स, हाउस, बिल्डिंग',
    flat: 'अपार्टमेंट, फ्लैट, फ़्लैट, फ्लेट, फ्लॅट, अपार्टमेन्ट',
    shop: `
      dukan, dukaan, dookan, godam, daftar, dafter, karobar ki jagah, office ki jagah, दुकान, दूकान, ऑफिस,
      ऑफ़िस, आफिस, दफ्तर, गोदाम, गोडाउन, शोरूम, शो रूम, व्यावसायिक, कमर्शियल, कॉमर्शियल, व्यवसायिक जगह,
      ऑफिस की जगह, ऑफिस के लिए जगह, दुकान के लिए जगह, कार्यालय, कारोबार की जगह, दुकानें`,
    land: `
      zameen, zamin, jameen, jamin, zamen, bhumi, jagah, bhukhand, jagah zameen, khali zameen, प्लॉट,
      प्लाट, जमीन, ज़मीन, भूमि, भूखंड, जगह, खाली जमीन, प्लौट, जमीनें`,
  },
  homes: `
    rehne ki jagah, rahne ki jagah, rihayashi, रहने की जगह, रहने के लिए जगह, आवास, क्वार्टर, होम, रिहायशी,
    niwas, निवास`,
  dwellings: 'ghar, makan, makaan, ghar makan, ghr, घर, मकान, घरों, मकानों',
  singleRooms: `
    kamre, kamraa, pg room, lodge, single kamra, कमरा, कमरे, कमरों, रूम, पीजी, पेइंग गेस्ट,
    हॉस्टल, होस्टल, सिंगल रूम, लॉज, स्टूडियो, छात्रावास, पी जी, मेस`,
  purposes: {
    rent: `
      kiraya, kiraye, kiraaye, kiray, kirae, kiraye par, kiraye pe, kiraye ka, kiraye ke liye, bhade,
      bhaade, bhada par, keraya, kiraya par, mahine, mahina, har mahine, किराया, किराये, किराए, किराये पर,
      किराए पर, किराये का, किराए का, किराये के लिए, भाड़ा, भाड़े, भाड़े पर, लीज, लीज़, रेंट, रेन्ट, महीना,
      महीने, प्रति माह, मासिक, हर महीने, टू लेट, टूलेट, किराया पर, किरायेदार, रेंटल`,
    buy: `
      kharidna, kharidni, kharidne, khareedna, khareedni, kharid, kharidna hai, bikau, bikaau, bechna,
      bechni, bechne, lena hai khareed, kharidne ke liye, bikri hai, becho, mol, बिक्री, बिकाऊ, खरीदना,
      खरीदनी, खरीदने, ख़रीदना, ख़रीदनी, खरीद, खरीदें, खरीदने के लिए, बेचना, बेचनी, बेचने, बेचने के लिए,
      बिक्री के लिए, सेल, क्रय, विक्रय, खरीददारी, बेचना है, बिक्री हेतु`,
  },
  furnishings: {
    unfurnished: 'बिना फर्नीचर, बिना सामान, अनफर्निश्ड, bina furniture, bina saman, खाली, अनफर्निश',
    'semi-furnished': `
      सेमी फर्निश्ड, सेमीफर्निश्ड, अर्ध सुसज्जित, आधा सजा, सेमी फर्निश, अर्धसुसज्जित, adha furnished`,
    'fully-furnished': `
      सुसज्जित, फर्निश्ड, फर्निश, फर्नीचर, फर्नीचर सहित, फर्नीचर के साथ, फुल फर्निश्ड, फुली फर्निश्ड,
      सजा हुआ, फर्नीचर वाला, पूरा फर्निश्ड, furniture ke sath, furniture wala, saja hua, furniture sahit,
      furniture ke saath, सामान सहित, सामान के साथ`,
  },
  features: {
    parking: `
      पार्किंग, पार्किग, कार पार्किंग, गाड़ी पार्किंग, गैराज, गैरेज, गाड़ी रखने की जगह, gadi parking,
      gaadi khadi, gadi rakhne ki jagah, गाड़ी की पार्किंग, gaadi rakhne ki jagah, gaadi parking,
      बाइक पार्किंग`,
    'attached-bathroom': 'अटैच बाथरूम, अटैच्ड बाथरूम, संलग्न बाथरूम, अटैच टॉयलेट, attach bathroom wala',
    lift: 'लिफ्ट, लिफ़्ट, एलिवेटर, लिफ्ट वाला',
    shutter: 'शटर',
  },
  floors: {
    ground: `
      ग्राउंड फ्लोर, ग्राउंड फ़्लोर, ग्राउन्ड फ्लोर, भूतल, निचली मंजिल, नीचे का तल्ला, नीचे की मंजिल,
      निचला तल्ला, nichli manzil, niche ka floor, neeche ka floor, bhutal, niche ki manzil, नीचे वाला`,
    'from-1': 'ऊपरी मंजिल, ऊपर की मंजिल, ऊपर का तल्ला, upar ka floor, upari manzil, upar ki manzil',
    'from-3': 'टॉप फ्लोर, सबसे ऊपर की मंजिल',
  },
  orders: {
    price: `
      sasta, saste, sasti, sabse sasta, sabse sasti, sabse saste, kam dam, kam daam, kam kiraya,
      kam kiraye, kam kimat, kam keemat, kam budget, kam paise, kifayati, kam rate, sasta wala, कम दाम,
      कम किराया, कम किराये, कम किराए, कम कीमत, कम बजट, कम पैसे, सस्ता, सस्ते, सस्ती, सबसे सस्ता,
      सबसे सस्ती, सबसे सस्ते, सबसे कम, सबसे कम दाम, सबसे कम किराया, किफायती, किफ़ायती, कम रेट, कम दाम में,
      कम दामों, सस्तें, लो बजट, चीप`,
    newest: `
      naya, nayi, naye, nai, taaza, taza, नया, नई, नये, नए, ताज़ा, ताजा, हाल ही, लेटेस्ट, न्यू, नयी,
      सबसे नया, sabse naya`,
    size: 'chhota, chota, chhoti, choti, chhote, chote, छोटा, छोटी, छोटे, sabse chhota',
    'size-desc': `
      bada, badi, bade, bara sa, sabse bada, khula, बड़ा, बड़ी, बड़े, सबसे बड़ा, विशाल, खुला, बडा`,
  },
  landmarkKinds: {
    station: 'स्टेशन, रेलवे स्टेशन, रेल स्टेशन, जंक्शन, रेलवे',
    airport: `
      हवाई अड्डा, हवाई अड्डे, एयरपोर्ट, hawai adda, havai adda, hawai adde, हवाईअड्डा, हवाईअड्डे`,
    'bus stand': `
      bus adda, bus adde, बस स्टैंड, बस अड्डा, बस अड्डे, बस स्टॉप, बसस्टैंड, बस डिपो, बस टर्मिनस`,
    university: 'विश्वविद्यालय, यूनिवर्सिटी, vishwavidyalaya',
    college: 'कॉलेज, कालेज, महाविद्यालय, kaalej',
    hospital: 'aspatal, aspataal, haspataal, अस्पताल, हॉस्पिटल, नर्सिंग होम, हास्पिटल, क्लिनिक',
    market: 'baazar, बाजार, बाज़ार, मार्केट, मंडी, हाट, mandi',
    mall: 'मॉल, शॉपिंग मॉल, माल, शॉपिंग सेंटर',
    court: 'अदालत, कोर्ट, कचहरी, kachehri, kachahari, adaalat',
    school: 'स्कूल, विद्यालय, iskool, पाठशाला',
    stadium: 'स्टेडियम',
    park: 'पार्क, बगीचा पार्क',
    temple: 'mandir, मंदिर, मन्दिर',
  },
  near: {
    after: `
      paas, pas, pass, paas mein, aas paas, aaspaas, nazdeek, nazdik, najdeek, najdik, kareeb, karib,
      bagal mein, bagal me, bagal, saamne, peeche, piche, kinare, nikat, najdeeki, aas pass, as pas,
      ke paas, taraf, nazdeeki, bajoo, baju mein, पास, पास में, आसपास, आस पास, नजदीक, नज़दीक, नजदीकी, करीब,
      क़रीब, निकट, बगल में, बगल, सामने, पीछे, किनारे, समीप, तरफ, इलाके में, से सटा, बाजू में, पैदल दूरी,
      पास ही`,
    linking: 'ke, ki, se, ka, के, की, से, का',
  },
  numbers,
  fractions: {
    0.5: 'sadhe, saadhe, साढ़े, साड़े',
    0.25: 'sawa, sava, savaa, सवा',
    '-0.25': 'paune, पौने, पोने',
  },
  bedrooms: `
    kamre, kamro, kamron, kamrewala, bedroom wala, sone ka kamra, कमरा, कमरे, कमरों, रूम, बेडरूम, बेड रूम,
    बेड, शयनकक्ष, बीएचके, बी एच के, बिएचके, बेडरूम वाला, आरके, बीएचकेए, बीएचके वाला`,
  bathrooms: 'बाथरूम, टॉयलेट, शौचालय, स्नानघर, बाथ',
  moneyUnits: {
    100: 'sau, सौ',
    1000: 'हजार, हज़ार, हजारों, हज़ारों, hazaar, hzar, hjar, के',
    100000: 'लाख, लाखों, लाक',
    10000000: 'करोड़, करोड, karod, karor, crod, caror',
  },
  squareFeet: {
    1: `
      वर्ग फुट, वर्ग फीट, वर्गफुट, वर्गफीट, स्क्वायर फीट, स्क्वायर फुट, स्क्वेयर फीट, स्क्वेयर फुट,
      एसक्यूएफटी, varg fut, varg feet, varg foot, varg fit`,
    9: 'गज, वर्ग गज',
    10.763910416709722: 'वर्ग मीटर, वर्गमीटर',
  },
  comparisons: {
    atMost: `
      अधिकतम, ज्यादा से ज्यादा, ज़्यादा से ज़्यादा, बजट, मेरा बजट, jyada se jyada, zyada se zyada,
      adhiktam, mera budget, budget hai`,
    atLeast: 'कम से कम, न्यूनतम, कमसेकम, kam se kam, kamsekam, nyuntam, kam say kam',
    about: `
      लगभग, करीब, क़रीब, तकरीबन, lagbhag, kareeb, karib, takriban, kareeban, करीबन, क़रीबन, अंदाजन`,
  },
  comparisonsAfter: {
    atMost: `
      se kam, tak, takk, tk, ke andar, andar, ke under, ke neeche, ke niche, se niche, se neeche,
      se jyada nahi, se zyada nahi, ke bheetar, se upar nahi, tak ka, tak ki, tak ke, tak mein,
      ke bhitar, bhitar, se sasta, तक, तक का, तक की, तक के, तक में, से कम, के अंदर, अंदर, के अन्दर,
      अन्दर, के नीचे, से नीचे, नीचे, भीतर, के भीतर, से ज्यादा नहीं, से अधिक नहीं, से कम में, बजट,
      तक बजट, से सस्ता`,
    atLeast: `
      se jyada, se zyada, se jada, se upar, se adhik, se shuru, ya jyada, ya zyada, ya usse jyada, se bada,
      se badi, se bara, ke upar, ya adhik, ya usse zyada, से ज्यादा, से ज़्यादा, से अधिक, से ऊपर, से शुरू,
      या ज्यादा, या अधिक, या उससे ज्यादा, या उससे अधिक, से बड़ा, से बड़ी, से बड़े, ऊपर, के ऊपर`,
    about: `
      ke aas paas, के आसपास, के आस पास, के लगभग, ke lagbhag, ke kareeb, के करीब, आसपास, aas paas`,
  },
  to: 'se, से, से लेकर, se lekar, se leke',
  or: 'ya, athva, ya phir, aur, yaa, या, अथवा, या फिर, और',
  per: 'प्रति, हर, फी, har',
  negations: {
    before: 'बिना, बगैर, bagair, beena, binaa, नॉन',
    after: `
      नहीं, नही, नहीं चाहिए, नही चाहिए, छोड़कर, के अलावा, न हो, ना हो, के बिना, मत, के बगैर, नहीं हो,
      को छोड़कर, nahi, nahin, nahi chahiye, chhodkar, chodkar, ke alawa, ke alava, na ho, ke bina, nhi,
      nhi chahiye, mat, nai chahiye, ko chhodkar, ke bagair`,
  },
  wishes: {
    children: `bachche, बच्चा, बच्चे, बच्चों`,
    deposit: `सलामी, पगड़ी, एडवांस, डिपॉजिट, peshgi`,
    road: `सड़क, पक्की सड़क, चौड़ी सड़क, sadak, pakki sadak`,
    tuition: `कोचिंग, ट्यूशन`,
    restaurant: `रेस्टोरेंट, रेस्तरां, होटल, कैफे, ढाबा`,
    salon: `सैलून, पार्लर, ब्यूटी पार्लर`,
    clinic: `क्लिनिक, क्लीनिक, डॉक्टर, दवाखाना, दवा दुकान, davakhana`,
    gents: `ladka, ladke, ladkon, लड़का, लड़के, लड़कों, पुरुष, पुरुषों`,
    garden: 'bagicha, bageecha, bagh, बगीचा, बगीचे, बाग, बगिया, गार्डन',
    balcony: 'baramda, baramada, बालकनी, बरामदा, बाल्कनी, बरामदे, छज्जा',
    terrace: 'chhat, chat, छत, टेरेस, छतवाला',
    view: 'nazara, najara, नज़ारा, नजारा, दृश्य, व्यू',
    kanchenjunga: 'कंचनजंगा, कंचनजंघा, कांचनजंगा',
    corner: 'kone, कोने, कोना, कॉर्नर, कार्नर, kona wala',
    family: 'parivar, pariwar, परिवार, फैमिली, फ़ैमिली, परिवारों',
    student: `
      chhatra, vidyarthi, छात्र, छात्रों, विद्यार्थी, विद्यार्थियों, स्टूडेंट, छात्राओं, छात्रा, स्टूडेंट्स`,
    bachelor: `
      naukri, naukri wale, बैचलर, कुंवारे, कुंवारों, नौकरी, नौकरीपेशा, नौकरी वाले, बैचलर्स, kunware,
      naukripesha, कामकाजी`,
    women: 'mahila, ladki, महिला, महिलाओं, लड़की, लड़कियों, ladkiyon, कामकाजी महिला',
    pets: 'paltu, पालतू, कुत्ता, kutta, कुत्ते, पालतू जानवर',
    vegetarian: 'shakahari, शाकाहारी',
    water: 'paani, पानी',
    inverter: 'इनवर्टर, इन्वर्टर, जनरेटर, bijli backup',
    kitchen: 'rasoi, रसोई, किचन, रसोईघर',
    quiet: 'shant, शांत, शान्त, सुनसान',
    internet: 'वाईफाई, इंटरनेट, वाई फाई',
    loan: 'karz, karj, लोन, कर्ज, ऋण, बैंक लोन',
    boundary: 'chardiwari, चारदीवारी, बाउंड्री, घेराबंदी, बाउंड्रीवाल',
    guard: 'chaukidar, चौकीदार, सुरक्षा, सुरक्षित, गार्ड, सिक्योरिटी, surakshit, suraksha',
    sun: 'dhoop, dhup, धूप, दक्षिण मुखी, dakshin mukhi',
    homestay: 'होमस्टे, होम स्टे, गेस्ट हाउस, गेस्टहाउस, अतिथि गृह, धर्मशाला',
    day: 'roz, rozana, pratidin, दिन, रोज, प्रतिदिन, रोजाना, रात, प्रति दिन, प्रति रात, दैनिक',
    week: 'hafta, hafte, हफ्ता, हफ्ते, सप्ताह, saptah, साप्ताहिक',
    papers: 'साफ कागजात, साफ कागज, रजिस्ट्री, खतियान, kagaz, kagaj, कागज, कागजात, काग़ज़, दस्तावेज, dastavez',
    ac: 'एसी, ए सी',
    geyser: 'गीज़र, गीजर, गर्म पानी, garam pani',
  },
  endings: 'ों, ें, wala, wali, wale, वाला, वाली, वाले, vala, vali, vale, on, en',
  joinedWords: 'वाला, वाली, वाले, सहित, तक, युक्त',
  emptyWords: `
    denge, doge, देंगे, दोगे, दीजिए, दे, सकते, sakte, aapke, आपके, अपने, apne,
    chahiye, chaiye, chahie, chahye, mein, par, pe, ke, ka, ko, se, hain, ho, liye, lie, wala, wali, wale,
    koi, kya, kahan, kaha, mil, milega, milegi, milta, sakta, mujhe, mujhko, hum, humko, hame, hamein,
    lena, leni, lene, dekh, raha, rahi, rahe, hun, hoon, accha, acha, achha, achchha, badhiya, mast,
    sundar, daam, kimat, keemat, rupay, rupaye, rupye, bhai, bhaiya, ji, sath, saath, wahan, yahan, bhi,
    jo, jisme, jismein, hona, vala, vali, vale, tak, aur, dijiye, batao, bataye, dikhao, dikhaye, rehne,
    rahne, karna, chahta, chahte, में, मे, पर, पे, के, की, का, को, से, पास, चाहिए, चाहिये, है, हैं, हो,
    लिए, लिये, वाला, वाली, वाले, कोई, क्या, कहाँ, कहां, मिल, मिलेगा, मिलेगी, सकता, मुझे, हमें, हम, हमको,
    लेना, लेनी, लेने, देख, रहा, रही, रहे, हूँ, हूं, अच्छा, अच्छी, अच्छे, बढ़िया, सुंदर, दाम, कीमत,     भाई, जी, साथ, एक, वहाँ, यहाँ, भी, जो, जिसमें, होना, और, सहित, युक्त, ने, चाहता, चाहते,
    चाहती, बताओ, बताएं, दिखाओ, दिखाएं, रहने, करना, उपलब्ध, हेतु, तक, इलाके, इलाका, ilaka, ilake, uplabdh,
    तलाश, talash, dhundh, dhoondh, खोज, khoj, ढूंढ, dhund, dhoond, चाहिएगा, किसी, kisi, मेरे, mere, mera, मेरा, hamara,
    हमारा, अपना, apna, ही, तो`,
};
