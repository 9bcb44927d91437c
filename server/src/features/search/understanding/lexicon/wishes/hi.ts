import type { Lexicon } from '../lexicon.ts';

export const wishes: NonNullable<Lexicon['wishes']> = {
  children: `bachche, बच्चा, बच्चे, बच्चों`,
  dry: 'sukha, sookha, सूखा, सूखी, damp free, no damp, सीलन (नहीं/न) हो',
  deposit: 'एडवांस, डिपॉजिट, peshgi',
  road: `
    सड़क, पक्की सड़क, चौड़ी सड़क, sadak, pakki sadak, mukhya sadak, मुख्य सड़क, मेन रोड,
    main road pe, main road par, मेनरोड, chaudi sadak, sadak ke kinare, सड़क किनारे, सड़क के किनारे,
    रास्ता, rodside`,
  tuition: `कोचिंग, ट्यूशन`,
  restaurant: `रेस्टोरेंट, रेस्तरां, होटल, कैफे, ढाबा`,
  salon: `सैलून, पार्लर, ब्यूटी पार्लर`,
  clinic: `क्लिनिक, क्लीनिक, डॉक्टर, दवाखाना, दवा, दवाई, dawa, dawai, davai, davakhana`,
  gents: `
    ladka, ladke, ladkon, लड़का, लड़के, लड़कों, पुरुष, पुरुषों, ladko, ladkon ke, boys ke, लड़कों के,
    मर्द, बॉयज, बॉयज़, ब्वॉयज, जेंट्स, जेन्ट्स`,
  garden: `
    bagicha, bageecha, bagh, बगीचा, बगीचे, बाग, बगिया, गार्डन, bagiche, bageeche, bagiche wala,
    garden wala, बगीचे वाला, गार्डन वाला, बाग बगीचा, bag bagicha, लॉन, आंगन, aangan, angan`,
  balcony: `
    बालकनी, बाल्कनी, छज्जा, balcony ho, baalkani, बाल्कनी वाला,
    बालकोनी, बालकनी हो, बैलकनी, chhajja, बालकॉनी`,
  verandah: 'baramda, baramada, बरामदा, बरामदे, बरामदा वाला, बरामदे वाला',
  terrace: 'chhat, chat, छत, टेरेस, छतवाला',
  view: `
    nazara, najara, नज़ारा, नजारा, दृश्य, व्यू, (dikhe/dikhta/dikhte/dikhti) (/ho/hai),
    (दिखे/दिखता/दिखते/दिखती) (/हो/है), (dikhai/दिखाई) (de/deta/दे/देता) (/ho/hai/हो/है)`,
  high: 'unchi, oonchi, unchai, ऊंची, ऊँची, ऊंचाई, ऊँचाई, (neechi/nichi/नीची) (nahi/नहीं)',
  kanchenjunga: 'कंचनजंगा, कंचनजंघा, कांचनजंगा',
  corner: 'kone, कोने, कोना, कॉर्नर, कार्नर, kona wala',
  family: `
    parivar, pariwar, परिवार, फैमिली, फ़ैमिली, परिवारों, parivaar, parivar wale, parivar ke,
    family ke, family wale, परिवार वाले, फैमिली वाले, कुटुंब, kutumb, bal bachche, बाल बच्चे,
    biwi bachche, बीवी बच्चे, फेमिली`,
  student: `
    chhatra, vidyarthi, छात्र, छात्रों, विद्यार्थी, विद्यार्थियों, स्टूडेंट, स्टूडेंट्स,
    chhatron, chatron, vidyarthiyon, student ke, students ke, पढ़ने वाले, padhne wale,
    padhai, पढ़ाई, स्टुडेंट, chhatraa, छात्रो`,
  bachelor: `
    बैचलर, कुंवारे, कुंवारों, बैचलर्स, kunware, bachelors ke, kunwara, kuware, कुंवारा, बैचलर के,
    बेचलर, बैचेलर, akela ladka`,
  women: `
    mahila, ladki, महिला, महिलाओं, लड़की, लड़कियां, लड़कियाँ, लड़कियों, ladkiyan, ladkiyon, ladkiyo, ladkiyon ke, aurat, aurato,
    वूमेन, वूमन, वुमेन, वुमन, वीमेन, विमेन, auraton, mahilao, mahilaon, औरत, औरतों, लेडीज, लेडीज़, गर्ल्स, girls ke, ladies ke`,
  'women student': 'chhatraon, chhatrao, छात्रा, छात्राएं, छात्राओं',
  'pets welcome': `
    paltu, पालतू, कुत्ता, kutta, कुत्ते, पालतू जानवर, paltu janwar, पालतू जानवरों, कुत्ता पालना,
    (kutta/kutte/billi/pet) (palna/palne/rakhna/rakhne) (/de/dete/dene/ki permission),
    बिल्ली, billi, पेट्स, pet ke`,
  vegetarian: `
    shakahari, शाकाहारी, shakahaari, शाकाहारियों, वेज, वेजिटेरियन, शुद्ध शाकाहारी,
    (वेज/शाकाहारी/शुद्ध शाकाहारी) (फैमिली/परिवार), (veg/shakahari) (pariwar/parivar)`,
  nonveg: 'maans machhli, mans machli, मांस मछली, मांसाहारी, mansahari, नॉन वेज, नॉनवेज',
  water: `
    paani, पानी, paani ki suvidha, पानी की सुविधा, पीने का पानी, peene ka paani, 24 ghante pani,
    पानी हो`,
  flood: `
    (paani/pani) (na/nahi/nahin) (bhare/bharta/bharta ho/rukta), jalbharav,
    पानी (न/नहीं) (भरे/भरता/रुकता), जलभराव, बाढ़, baadh`,
  glass: 'sheeshe, shishe, kaanch, शीशे, कांच, काँच',
  inverter: 'इनवर्टर, इन्वर्टर, जनरेटर, bijli backup',
  kitchen: 'rasoi, रसोई, किचन, रसोईघर',
  quiet: `
    shant, शांत, शान्त, सुनसान, shaant, shanti wala, shant jagah, shant ilaka, शांत इलाका, शांत जगह,
    शांति, शोर न हो, शांतिपूर्ण, shantipurna`,
  internet: 'वाईफाई, इंटरनेट, वाई फाई',
  loan: 'karz, karj, लोन, कर्ज, ऋण',
  boundary: 'बाउंड्री, घेराबंदी',
  guard: `
    chaukidar, चौकीदार, सुरक्षा, सुरक्षित, गार्ड, सिक्योरिटी, surakshit, suraksha, surakshit jagah,
    सुरक्षित जगह, chowkidar, guard wala, गार्ड वाला, सीसीटीवी, cctv wala, पहरेदार`,
  sun: 'dhoop, dhup, धूप',
  homestay: `
    होमस्टे, होम स्टे, गेस्ट हाउस, गेस्टहाउस, अतिथि गृह, धर्मशाला, homestey, होम स्टे वाला,
    गेस्ट हाऊस, guest haus, अतिथिगृह, घूमने, ghumne, ghoomne, ठहरने, thaharne, thehrne, रुकने, rukne,
    टूरिस्ट, पर्यटक, लॉज`,
  papers: 'रजिस्ट्री, खतियान, kagaz, kagaj, कागज, कागजात, काग़ज़, दस्तावेज, dastavez',
  ac: 'एसी, ए सी',
  geyser: 'गीज़र, गीजर, गर्म पानी, garam pani',
  broker: `
    bichauliya, bichauliye, बिचौलिया, बिचौलिए, ब्रोकर, ब्रोकरेज, ब्रोकर्स, एजेंट, एजेन्ट, दलाल,
    दलालों, दलाली, कमीशन, कमिशन, kamishan, seedha malik, sidha malik, seedhe malik se,
    malik se seedha, सीधे मालिक से, सीधा मालिक, मालिक से सीधे, मालिक से, malik se`,
  salami: 'salaami, pagadi, सलामी, पगड़ी',
  'first floor': `
    pehli manzil, pahli manzil, pehla floor, pahla floor, pehla tala, pahla tala, pehle floor,
    pahle floor, pehli manjil, pahli manjil, पहली मंजिल, पहली मंज़िल, पहला तल, पहला फ्लोर,
    पहले फ्लोर, पहला तल्ला, पहले तल्ले, फर्स्ट फ्लोर, प्रथम तल`,
  'second floor': `
    doosri manzil, dusri manzil, dusri manjil, doosra floor, dusra floor, दूसरी मंजिल, दूसरी मंज़िल,
    दूसरा फ्लोर, दूसरा तल्ला, सेकंड फ्लोर, सेकेंड फ्लोर`,
  'third floor': `
    teesri manzil, tisri manzil, teesra floor, tisra floor, तीसरी मंजिल, तीसरी मंज़िल, तीसरा फ्लोर,
    थर्ड फ्लोर`,
  'working people': `
    naukri pesha, naukri karne wale, naukri karta, naukri wala, job wale, job wala, job karta,
    kaam karne wale, kaamkaji, kamkaji, नौकरी करने वाले, नौकरी वाला, नौकरीपेशे, जॉब वाले,
    कामकाजी लोग, job karne wale, नौकरीपेशा, नौकरी, नौकरी वाले, कामकाजी, naukri, naukri wale,
    naukripesha`,
  'working women': `
    (kaamkaji/kamkaji) (mahila/ladki/ladkiyan/ladkiyon), कामकाजी (महिला/महिलाओं/महिलाएं/लड़की/लड़कियां/लड़कियाँ/लड़कियों),
    working ladies ke liye, वर्किंग (वूमेन/वूमन/वुमेन/वुमन/वीमेन/विमेन/गर्ल/गर्ल्स/लेडीज/महिला/महिलाओं),
    (naukri/job/kaam) (karne/karti) (wali/vali) (/mahila/mahilaon/ladki/ladkiyo/ladkiyon/aurat),
    (नौकरी/जॉब) (करने/करती) वाली (/महिला/महिलाओं/लड़की/लड़कियों/औरत)`,
  'office staff': `
    bank karmchari, बैंक कर्मचारी, सरकारी कर्मचारी, sarkari karmchari, sarkari naukri, सरकारी नौकरी,
    ऑफिस स्टाफ, office wale, ऑफिस वाले`,
  'view of the hills': `
    pahad ka view, pahad dikhe, pahad ka nazara, pahadon ka nazara, पहाड़ का नजारा, पहाड़ों का नजारा,
    पहाड़ दिखे, पहाड़ का व्यू, पहाड़ों का दृश्य`,
  'tea garden': 'chai bagan, chay bagan, chai ka bagan, चाय बागान, चाय बगान, चाय का बागान, चाय के बागान',
  'thakur ghar': `
    puja ka kamra, पूजा घर, पूजा का कमरा, पूजा रूम, पूजाघर, mandir wala kamra, pooja ka kamra`,
  'modular kitchen': 'modular rasoi, मॉड्यूलर किचन, मॉडयूलर किचन, मॉडर्न किचन, आधुनिक रसोई, मॉड्यूलर रसोई',
  'clear papers': `
    saaf kagaz, saaf kagaj, saf kagaz, saf kagaj, kagaz saaf, kagaj saf, kagaz clear, kagaj clear,
    साफ़ कागज़, कागज साफ, कागजात साफ, सही कागज, sahi kagaz, kagaz sahi, पक्के कागज, pakke kagaz,
    साफ कागजात, साफ कागज`,
  'bank loans': `
    bank lone, loan mil jaye, loan mile, loan wala, bank loan wala, लोन वाला, बैंक लोन वाला, होम लोन,
    लोन मिल जाए, लोन मिले, loan ho jaye, बैंक लोन`,
  'boundary wall': `
    बाउंड्री वाल, boundary wali, बाउंड्री वाली, चार दीवारी, char diwari, chardiwari, चारदीवारी,
    बाउंड्रीवाल`,
  tree: 'ped, pedh, पेड़, पेड़ों, फलदार पेड़, faldar ped',
  mango: 'aam ka ped, aam ke ped, आम का पेड़, आम के पेड़, आम का बगीचा, aam ka bagicha',
  'morning sun': `
    subah ki dhoop, subah ki dhup, सुबह की धूप, पूर्व मुखी, पूरब मुखी, purab mukhi, purv mukhi,
    पूर्वमुखी`,
  south: 'दक्षिणमुखी, दक्षिण मुखी, dakshin mukhi',
  'open sides': 'hawadar, हवादार, hawa dar, खुला हवादार, khula hawadar, hawa roshni, हवा रोशनी',
  couple: 'pati patni, पति पत्नी, दंपति, कपल, shaadi shuda, shadishuda, शादीशुदा',
  'electric meter': `
    (bijli/light) (/ka) (/alag) meter, (alag/apna) (/bijli ka) meter,
    (/bijli ka) meter (alag/apna), bijli alag, मीटर`,
  'freshly painted': `
    (naya/taza) (rang/paint), (rang/paint) (/kiya/kiya hua/karaya hua), nayi putai, rangai putai`,
  'paying tenant': `
    kirayedar (wala/wali/rehta/rahta/rehte/rahte/ho/hai/pehle se/pahle se),
    किरायेदार (वाला/वाली/रहता/रहते/हो/है/पहले से), kirayedar, किरायेदार, kirayedari, किरायेदारी`,
  wood: 'lakdi, lakadi, लकड़ी',
  receipt: 'raseed, rasid, रसीद',
  vacant: '(turant/abhi) khali, (तुरंत/अभी) खाली',
  books: 'kitab, kitaab, किताब, किताबें, (कॉपी/कापी) किताब, copy kitab',
  monsoon: 'barish, baarish, बारिश, barsat, बरसात',
};
