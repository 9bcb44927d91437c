import { comparisons, comparisonsAfter } from './comparisons/hi.ts';
import { emptyWords } from './fillers/hi.ts';
import type { Lexicon } from './lexicon.ts';
import { numbers } from './numbers/hi.ts';
import { landmarkKinds, near } from './places/hi.ts';
import { wishes } from './wishes/hi.ts';

export const hi: Lexicon = {
  digits: '०१२३४५६७८९',
  categories: {
    house: `
      बंगला, बंगलो, विला, कोठी, kothi, bangla, bungla, हवेली, डुप्लेक्स, हाउस, बिल्डिंग, पूरा मकान,
      पूरा घर, pura makan, pura ghar, अलग मकान, alag makan, डुप्लैक्स, इंडिपेंडेंट हाउस, बँगला, बंगलों,
      कोठियां, haveli, पक्का मकान, pakka makan, swatantra makan, स्वतंत्र मकान, एक मंजिला मकान,
      दो मंजिला मकान, do manzila makan, do manzila, do manjila, teen manzila, दो मंजिला, दो मंज़िला,
      तीन मंजिला, बिल्डिंग पूरी, खुद का मकान`,
    flat: `
      अपार्टमेंट, फ्लैट, फ़्लैट, फ्लेट, फ्लॅट, अपार्टमेन्ट, फ्लैट्स, फ्लैटों, अपार्टमेंट्स,
      फ्लैट अपार्टमेंट, पेंटहाउस`,
    shop: `
      dukan, dukaan, dookan, दुकान, दूकान, व्यावसायिक, कमर्शियल, कॉमर्शियल, दुकानें, karobar ki jagah,
      (business/karobar) ke liye jagah, कारोबार की जगह, (कारोबार/बिजनेस/बिज़नेस/व्यापार) के लिए जगह,
      कमर्शियल स्पेस, कॉमर्शियल स्पेस,
      व्यवसायिक, dukane, dukano, dukaano, दुकानों, दुकाने, स्टोर, स्टोर रूम,
      kabadi, होलसेल दुकान, शॉप, शोप, kirane ki dukan, किराने की दुकान, kirana dukan, किराना दुकान,
      kirana, (kholne/kholna) (/ki jagah/ke liye/ke liye jagah/ke liye kamra),
      chalane (ki jagah/ke liye jagah/ke liye kamra)`,
    land: `
      zameen, zamin, jameen, jamin, zamen, bhumi, bhukhand, jagah zameen, khali zameen, प्लॉट, प्लाट,
      जमीन, ज़मीन, भूमि, भूखंड, खाली जमीन, प्लौट, जमीनें, zamini, zamine, jameene, ज़मीनें, भूखण्ड,
      भूखंडों, प्लाटों, प्लॉट्स, plot zameen, makan ke liye zameen, मकान के लिए जमीन,
      ghar ke liye zameen, घर बनाने के लिए जमीन, ghar banane ke liye zameen,
      makan banane ke liye jameen, मकान बनाने के लिए जमीन, खाली प्लॉट, khali plot, खाली प्लाट,
      खेती की जमीन, kheti ki zameen, kheti ki jameen, कृषि भूमि, krishi bhumi, खेत की जमीन,
      रिहायशी जमीन, jamin zayadad, जमीन जायदाद, zameen jaydad, बास्तु जमीन`,
  },
  uses: {
    atm: 'atm (lagana/lagane/ke liye), एटीएम (लगाना/लगाने/के लिए)',
    office: 'daftar, dafter, ऑफिस, ऑफ़िस, आफिस, दफ्तर, कार्यालय, ऑफिस स्पेस, ऑफिस रूम, आफिस रूम',
    godown: 'godam, गोदाम, गोडाउन, वेयरहाउस, godaam, gowdown, गोडाऊन, भंडार',
    showroom: 'शोरूम, शो रूम',
    factory: 'कारखाना, फैक्ट्री, फैक्टरी',
  },
  spaces: 'jagah, जगह',
  homes: `
    rehne ki jagah, rahne ki jagah, rihayashi, रहने की जगह, रहने के लिए जगह, आवास, क्वार्टर, होम,
    रिहायशी, niwas, निवास, rehne ke liye jagah, rahne ke liye jagah, rehne ke liye ghar,
    रहने के लिए घर, रहने का घर, ashiyana, आशियाना, मकान फ्लैट, ghar ya flat, घर या फ्लैट, rehne layak`,
  dwellings: `
    ghar, makan, makaan, ghar makan, ghr, घर, मकान, घरों, मकानों, makaano, makano, makaan ghar, gharon,
    gharr, ghar jagga, घर जग्गा, घरजग्गा, ghar jameen, ghar zamin, घर जमीन, makkan, मकाने, घर मकान, makn`,
  singleRooms: `
    kamre, kamraa, pg room, lodge, single kamra, कमरा, कमरे, कमरों, रूम, पीजी, पेइंग गेस्ट, हॉस्टल,
    होस्टल, सिंगल रूम, लॉज, स्टूडियो, छात्रावास, पी जी, मेस, akela, akele, akele ke liye, akele rehne,
    अकेला, अकेले, अकेले के लिए, अकेले रहने, ek aadmi, ek vyakti, एक आदमी, एक व्यक्ति, kamron, kamro,
    kamraa wala, रुम, कमरें, छोटा कमरा, रूममेट, roommate ke sath, शेयरिंग रूम, पीजी रूम, लॉज रूम,
    hostal, होस्टल रूम, एकल कमरा, खोली, kholi, आवास कमरा`,
  purposes: {
    rent: `
      kiraya, kiraye, kiraaye, kiray, kirae, kiraye par, kiraye pe, kiraye ka, kiraye ke liye, bhade,
      bhaade, bhada par, keraya, kiraya par, mahine, mahina, har mahine, किराया, किराये, किराए,
      किराये पर, किराए पर, किराये का, किराए का, किराये के लिए, भाड़ा, भाड़े, भाड़े पर, लीज, लीज़, रेंट,
      रेन्ट, महीना, महीने, प्रति माह, हर महीने, टू लेट, टूलेट, किराया पर, किरायेदार, रेंटल,
      kirayaa, kirae par, kirae pe, kirai, kiraaya, kirayedar, kirayedari, kiraye mein, kiraye me,
      kiraya chahiye, kiraye wala, kiraye waala, kiraye ki, kiraye vala, kirayewala, bhade par,
      bhade pe, bhade ka, bhaade pe, bhaade par, bhade me, rent pe, rent par, rent pr, rent ka,
      rent ke liye, rent me, rent mein, maheene, maheena, mahine ka, mahine ki, mahina ka, prati mah,
      per mahina, हर माह, महीने का, महीने की, महिने, किराये में, किराए में,
      किराये वाला, किराए वाला, किराये की, किराए की, किराये पे, किराए पे, किराया चाहिए, भाड़े पे,
      भाड़े का, भाड़े में, रेंट पर, रेंट पे, रेंट के लिए, लीज पर, किरायेदारी, किराये हेतु, माह`,
    buy: `
      kharidna, kharidni, kharidne, khareedna, khareedni, kharid, kharidna hai, bikau, bikaau, bechna,
      bechni, bechne, lena hai khareed, kharidne ke liye, bikri hai, becho, mol, बिक्री, बिकाऊ, खरीदना,
      खरीदनी, खरीदने, ख़रीदना, ख़रीदनी, खरीद, खरीदें, खरीदने के लिए, बेचना, बेचनी, बेचने, बेचने के लिए,
      बिक्री के लिए, सेल, क्रय, विक्रय, खरीददारी, बेचना है, बिक्री हेतु, kharidni hai, kharidne ka,
      kharidunga, kharido, khareedne, khareed, kharidana, kharide, khareedo, lene ka hai khareed,
      bechne ke liye, bechna hai, bechni hai, bech raha, bech rahe, bech rahi, bikri ke liye,
      bikri par, bikne wala, bikne, bik raha, bechu, bikaoo, sale ke liye, sale par, sale pe, mol lena,
      खरीदना है, खरीदनी है, खरीदूंगा, खरीदने का, ख़रीदने, ख़रीद, खरीदार, बिकने, बिकने वाला, बिक रहा,
      बिक रही, बेच रहे, बेच रहा, बेचने वाला, बेचनी है, बिकाउ, बिक्री पर, सेल पर, सेल के लिए, मोल लेना,
      क्रय करना, विक्रय हेतु, खरीदी`,
  },
  furnishings: {
    unfurnished: `
      बिना फर्नीचर, बिना सामान, अनफर्निश्ड, bina furniture, bina saman, अनफर्निश,
      bina furniture ka, bina furniture ke, bina furniture wala, बिना फर्नीचर का, बिना फर्नीचर के,
      बिना फर्नीचर वाला, furniture nahi, फर्नीचर नहीं, अनफरनिश्ड, अनफ़र्निश्ड,
      बिना सामान का`,
    'semi-furnished': `
      सेमी फर्निश्ड, सेमीफर्निश्ड, अर्ध सुसज्जित, आधा सजा, सेमी फर्निश, अर्धसुसज्जित, adha furnished,
      aadha furnished, aadha furniture, आधा फर्निश्ड, आधा फर्नीचर, सेमी फर्निशड, सेमी फर्नीशड,
      thoda furniture, थोड़ा फर्नीचर, semi furnished wala`,
    'fully-furnished': `
      सुसज्जित, फर्निश्ड, फर्निश, फर्नीचर, फर्नीचर सहित, फर्नीचर के साथ, फुल फर्निश्ड, फुली फर्निश्ड,
      सजा हुआ, फर्नीचर वाला, पूरा फर्निश्ड, furniture ke sath, furniture wala, saja hua,
      furniture sahit, furniture ke saath, सामान सहित, सामान के साथ, saja sajaya, saja hua ghar,
      सजा सजाया, पूरा सजा हुआ, poora furnished, pura furnished, pura furniture, पूरा फर्नीचर,
      furniture ho, furniture hona, furniture wali, फर्नीचर वाली, फर्नीचर हो, फर्नीचर युक्त,
      samaan ke sath, saman sahit, saman ke sath, फर्निशड, फर्नीश्ड, फ़र्निश्ड, फरनिश्ड,
      फुल्ली फर्निश्ड, फूल फर्निश्ड, सुसज्ज`,
  },
  features: {
    parking: `
      पार्किंग, पार्किग, कार पार्किंग, गाड़ी पार्किंग, गैराज, गैरेज, gadi parking,
      gaadi khadi, गाड़ी की पार्किंग, gaadi parking, (gadi/gaadi/गाड़ी) (parking/पार्किंग) (ke sath/ke saath/के साथ),
      बाइक पार्किंग, gadi khadi, gaadi ki jagah, gadi ki jagah, gaadi park, gadi ke liye jagah,
      gaadi ke liye jagah, car khadi, गाड़ी के लिए जगह,
      गाड़ी की जगह, गाड़ी खड़ी, गाडी पार्किंग, गाड़ी पार्क,
      parking ki jagah, पार्किंग की जगह, parking ho, पार्किंग हो, parking wala, parking wali,
      पार्किंग वाला, पार्किंग वाली, parking ke sath, पार्किंग के साथ, गराज, garaj wala,
      (बाइक/स्कूटी/मोटरसाइकिल) (रखने/खड़ी करने/लगाने) (/की जगह/की सुविधा),
      (gadi/bike/car/motor/scooter/scooty/toto/auto) (rakhne/khadi karne/lagane/park karne) (/ki jagah/ki suvidha)`,
    'attached-bathroom': `
      अटैच बाथरूम, अटैच्ड बाथरूम, संलग्न बाथरूम, अटैच टॉयलेट, attach bathroom wala, attached latrine,
      latrine bathroom attached, अटैच लैट्रिन, लैट्रिन बाथरूम अटैच, अटैच बाथरुम,
      (alag/khud ka/apna/niji/andar) (bathroom/toilet/shauchalay/latrine), अटैच्ड टॉयलेट,
      अटैच बाथ`,
    lift: `
      लिफ्ट, लिफ़्ट, एलिवेटर, लिफ्ट वाला, lift wali, lift ho, lift ke sath, लिफ्ट वाली, लिफ्ट हो,
      लिफ्ट के साथ, लिफ्ट सहित, लिफ़्ट वाला, lift ki suvidha, लिफ्ट की सुविधा`,
    shutter: 'शटर',
  },
  floors: {
    ground: `
      ग्राउंड फ्लोर, ग्राउंड फ़्लोर, ग्राउन्ड फ्लोर, भूतल, निचली मंजिल, नीचे का तल्ला, नीचे की मंजिल,
      निचला तल्ला, nichli manzil, niche ka floor, neeche ka floor, bhutal, niche ki manzil, नीचे वाला,
      neeche ki manzil, neeche ka tala, niche ka tala, nichla tala, neechla floor, neeche wala floor,
      niche wala floor, nichla floor, neeche wala, niche wala, ग्राउंड फ़लोर, ग्राउंडफ्लोर,
      निचला फ्लोर, निचले तल, नीचे का फ्लोर, नीचे वाला फ्लोर, नीचे का हिस्सा, निचली मंज़िल, निचला तल,
      तल मंजिल, bhu tal, zameen tal, भू तल`,
    'from-1': `
      ऊपरी मंजिल, ऊपर की मंजिल, ऊपर का तल्ला, upar ka floor, upari manzil, upar ki manzil,
      upar wala floor, ऊपर वाला फ्लोर, ऊपर का फ्लोर, upar ka tala, upari floor, ऊपरी तल, ऊपर वाला,
      ऊपर की मंज़िल`,
    'from-3': `
      टॉप फ्लोर, सबसे ऊपर की मंजिल, sabse upar, sabse upar wala, sabse upar ki manzil, सबसे ऊपर,
      सबसे ऊपर वाला, सबसे ऊपरी मंजिल`,
  },
  orders: {
    price: `
      sasta, saste, sasti, sabse sasta, sabse sasti, sabse saste, kam dam, kam daam, kam kiraya,
      kam kiraye, kam kimat, kam keemat, kam budget, kam paise, kifayati, kam rate, sasta wala, कम दाम,
      कम किराया, कम किराये, कम किराए, कम कीमत, कम बजट, कम पैसे, सस्ता, सस्ते, सस्ती, सबसे सस्ता,
      सबसे सस्ती, सबसे सस्ते, सबसे कम, सबसे कम दाम, सबसे कम किराया, किफायती, किफ़ायती, कम रेट,
      कम दाम में, कम दामों, सस्तें, लो बजट, चीप, sabse kam, sabse kam kiraya, sabse kam kiraye,
      sabse kam daam, sabse kam dam, sabse kam price, sabse kam rent, sabse kam kimat, sasta sa,
      sasta se sasta, saste mein, saste me, saste dam, saste daam, kam daam me, kam dam me,
      kam paise me, kam paise wala, kam rent, kam price, kam rate me, kam kharch, kam budget me,
      kam budget wala, sasti wali, saste wala, saste wale, low rate me, thode paise, thoda sasta,
      sastaa, sabse kifayati, सबसे कम किराये, सबसे कम किराए, सबसे कम कीमत, सबसे कम रेट, सस्ते में,
      सस्ते दाम, सस्ता सा, सस्ता वाला, सस्ते वाला, कम पैसे में, कम पैसों में, कम बजट में, कम बजट वाला,
      कम खर्च, कम रेंट, कम दाम का, कम दाम की, कम दाम वाला, कम कीमत में, कम किराया वाला, कम किराये में,
      कम किराए में, कम किराये का, कम किराए का, थोड़ा सस्ता, सस्ता सुंदर, किफायती दाम, kam kiraye me,
      kam kiraye mein, kam kiraye ka, kam kiraye wala, कम भाड़ा, kam bhada wala, kam bhade`,
    newest: `
      naya, nayi, naye, nai, taaza, taza, नया, नई, नये, नए, ताज़ा, ताजा, हाल ही, लेटेस्ट, न्यू, नयी,
      सबसे नया, sabse naya, naya naya, sabse nayi, sabse naye, bilkul naya, बिल्कुल नया, सबसे नई,
      सबसे नए, ताज़ी, ताजी, हाल का, अभी का, abhi ka, नवीनतम, navintam, नवीन, आज का, aaj ka, aaj ke,
      naya wala, naye wale, hal hi, (nayi/naya/नई/नया/नयी) (building/बिल्डिंग)`,
    size: `
      chhota, chota, chhoti, choti, chhote, chote, छोटा, छोटी, छोटे, sabse chhota, chhota sa, chota sa,
      chhoti si, choti si, chote se, छोटा सा, छोटी सी, sabse chota, सबसे छोटा, सबसे छोटी, chhote size,
      छोटे साइज, छोटा मोटा`,
    'size-desc': `
      bada, badi, bade, bara sa, sabse bada, khula, बड़ा, बड़ी, बड़े, सबसे बड़ा, विशाल, खुला, बडा,
      bada sa, badi si, bade size, bada size, बड़े साइज, बड़ा सा, बड़ी सी, बडी, बडे, sabse badi,
      sabse bade, सबसे बड़ी, सबसे बड़े, bahut bada, बहुत बड़ा, khula khula, खुला खुला, खुली, बड़े बड़े,
      kafi bada, काफी बड़ा`,
    'price-desc': 'mahanga, mehnga, महंगा, महँगा, आलीशान, aalishan, शानदार, shandar',
  },
  landmarkKinds,
  near,
  months: {
    1: 'जनवरी, janvari, janwari',
    2: 'फरवरी, फ़रवरी, farvari, farwari',
    3: 'मार्च',
    4: 'अप्रैल, aprail',
    5: 'मई',
    6: 'जून',
    7: 'जुलाई',
    8: 'अगस्त, agast',
    9: 'सितंबर, सितम्बर, sitambar',
    10: 'अक्टूबर, अक्तूबर, aktubar',
    11: 'नवंबर, नवम्बर, navambar',
    12: 'दिसंबर, दिसम्बर, disambar',
  },
  numbers,
  fractions: {
    0.5: 'sadhe, saadhe, साढ़े, साड़े',
    0.25: 'sawa, sava, savaa, सवा',
    '-0.25': 'paune, पौने, पोने',
  },
  uncounted: `
    log, logo, logon, लोग, लोगों, jan, जन, sadasya, सदस्य, vyakti, व्यक्ति, aadmi, आदमी, mahine, mahina, महीने,
    महीना, saal, sal, साल, ghante, घंटे, घंटा, मिनट`,
  bedrooms: `
    kamre, kamro, kamron, bedroom hall kitchen, बेडरूम हॉल किचन, bed hall kitchen, बेड हॉल किचन, kamrewala, bedroom wala, sone ka kamra, कमरा, कमरे, कमरों, रूम, बेडरूम, बेड रूम,
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
  comparisons,
  comparisonsAfter,
  to: 'se, से, से लेकर, se lekar, se leke, se le kar, से ले कर, se lekr',
  or: `
    ya, athva, ya phir, aur, yaa, या, अथवा, या फिर, और, aur ya, yaa fir, ya fir, या फ़िर, व, एवं, evam,
    nahi to, nahi toh, नहीं तो, ya to`,
  per: 'प्रति, हर, फी, har',
  negations: {
    before: 'बिना, बगैर, bagair, beena, binaa, नॉन, bina kisi, बिना किसी, bagair kisi, बगैर किसी',
    after: `
      नहीं, नही, नहीं चाहिए, नही चाहिए, छोड़कर, के अलावा, न हो, ना हो, के बिना, मत, के बगैर, नहीं हो,
      को छोड़कर, nahi, nahin, nahi chahiye, chhodkar, chodkar, ke alawa, ke alava, na ho, ke bina, nhi,
      nhi chahiye, mat, nai chahiye, ko chhodkar, ke bagair, nahi chaiye, nahin chahiye, nahi chahie,
      nai chaiye, na chahiye, nahi ho, nahi hona, nahi hona chahiye, na hona chahiye, nhi hona,
      ko chhod kar, ko chod kar, chhod ke, chod ke, chhodke, chodke, chhod kar, chod kar, ke siva,
      ke sivay, ke siwa, ke siway, se alag, nahi pasand, pasand nahi, manjoor nahi, नहीं चाहिये,
      नही चाहिये, नहीं होना चाहिए, न होना चाहिए, नहीं होना, ना चाहिए, को छोड़ कर, छोड़ के, छोड़ कर,
      के सिवा, के सिवाय, पसंद नहीं, मना है, नहीं चलेगा, nahi chalega, nahin chalega, na chale,
      के अलावा कोई`,
    adjoining: 'न, ना',
  },
  allowances: `
    (/ho to/na ho to) bhi (chalega/chalegi/thik hai/theek hai),
    (/हो तो/न हो तो/ना हो तो) भी (चलेगा/चलेगी/ठीक है)`,
  wishes,
  endings: `
    ों, ें, wala, wali, wale, वाला, वाली, वाले, vala, vali, vale, on, en, ओं, यों, iyon, yon, waala,
    waali, waale, वालों, walo, walon`,
  joinedWords: 'वाला, वाली, वाले, सहित, तक, युक्त, में, रहित',
  emptyWords,
  monthly: `
    मंथली, मंथली रेंट, मासिक, मासिक किराया, masik kiraya, माहवार, mahwar, माहवारी किराया,
    (महीने/महिने/mahine/maheene) (के/की/ke/ki) (किराये/किराए/kiraye/kiraaye/bhade/भाड़े) (/पर/पे/par/pe),
    (lambe/lamba/लंबे/लम्बे) (samay/time/समय/टाइम) (/ke liye/tak/के लिए/तक)`,
  periods: {
    day: `
      roz, roj, rozana, rojana, rozaana, pratidin, prati din, har din, har roz, har roj, din ka kiraya,
      din ke hisab, din ke hisab se, ek din ke liye, din ke liye, ek raat ke liye, raat ke liye,
      prati raat, roz ka, roj ka, roz ke, roj ke, rojana kiraya, रोज, रोज़, रोजाना, रोज़ाना, प्रतिदिन,
      प्रति दिन, प्रति रात, दैनिक, हर दिन, हर रोज, दिन के हिसाब, दिन के हिसाब से, एक दिन के लिए,
      दिन के लिए, रात के लिए, एक रात के लिए, रोज का, रोज़ का, रोज के, रोज़ के, दिन का किराया, दिहाड़ी`,
    week: `
      hafte ke liye, hafte ka, hafte ke hisab, haftawar, saaptahik, har hafte, prati saptah,
      hafta, hafte, saptah, हफ्ता, हफ्ते, सप्ताह, साप्ताहिक, हफ्ते के लिए,
      हफ्ते का, हर हफ्ते, प्रति सप्ताह, हफ़्ते, हफ़्ता, हफ़्ते के लिए`,
    year: `
      saalana, salana, varshik, vaarshik, prati varsh, har saal, saal ke hisab, सालाना, वार्षिक,
      प्रति वर्ष, हर साल, साल के हिसाब, प्रति साल`,
  },
  periodUnits: {
    day: 'dino, dinon, raaton, दिन, दिनों, रात, रातों',
    week: 'hafton, हफ्तों, सप्ताहों',
  },
  kilometres: 'किमी, कि मी, किलोमीटर, kilomeetar, kilomitr',
};
