import { comparisons, comparisonsAfter } from './comparisons/ne.ts';
import { emptyWords } from './fillers/ne.ts';
import type { Lexicon } from './lexicon.ts';
import { numbers } from './numbers/ne.ts';
import { landmarkKinds, near } from './places/ne.ts';
import { wishes } from './wishes/ne.ts';

export const ne: Lexicon = {
  categories: {
    house: `
      घरजग्गा, बङ्गला, भवन, bhawan, पुरै घर, purai ghar, पक्की घर, pakki ghar, छुट्टै घर,
      chhuttai ghar, घर भवन, एक तले घर, दुई तले घर, dui tale ghar, दुई तले, तीन तले, दुईतले, तीनतले, dui tale, tin tale, साढे दुई तले, बंगला घर, सिङ्गो घर,
      singo ghar`,
    flat: `
      फ्ल्याट, फलैट, फ्लाट, अपार्टमेण्ट, phlyat, flyat, फ्ल्याटहरू, apartmenta, अपार्टमेन्टमा,
      फ्लाटहरू`,
    shop: `
      pasal, pasall, पसल, सटर, satar, सटर कोठा, पसल कोठा, व्यापारिक, पसल गर्ने ठाउँ, pasal kotha,
      pasal garne thau, pasal rakhne thau, पसल राख्ने ठाउँ, पसलको लागि ठाउँ, pasal ko lagi thau,
      pasalko lagi, व्यापार गर्ने ठाउँ, byapar garne thau, व्यापार, byapar, bepar, व्यवसाय, byabasaya,
      उद्योग, सटरहरू, sater, shatter, sattar, पसलहरू, pasal haru, कमर्सियल, कमर्सियल स्पेस,
      व्यापारिक ठाउँ, व्यापारिक भवन, kirana pasal, किराना पसल,
      (kholna/kholne/chalauna/chalaune) thau, (kholna/kholne) (kotha/ghar)`,
    land: `
      jagga, jaggaa, ghar jagga, घर जग्गा, ghar jameen, ghar zamin, घर जमीन, jaga jamin, jagga jamin,
      ghaderi, जग्गा, जग्गा जमिन, घडेरी, जमिन, खेत, jagaa, jaggako, jaggaharu,
      जग्गाहरू, घडेरीहरू, ghaderiharu, ghadheri, khali jagga, खाली जग्गा, घर बनाउने जग्गा,
      ghar banaune jagga, ghar banaune thau, घर बनाउने ठाउँ, jameen jagga, खेतबारी, khetbari, khet,
      bari jagga, बारी जग्गा, ऐलानी, plat, प्लट, प्लटिङ, घर घडेरी, ghar ghaderi, जग्गा जमीन`,
  },
  uses: {
    office: `
      अफिस, अफिस कोठा, office kotha, अफिसको लागि ठाउँ, office ko lagi thau, office ko lagi kotha,
      अफिसको लागि कोठा, अफिस स्पेस, karyalaya, कार्यालयको लागि`,
    godown: 'गोदामघर, godamghar, भण्डार',
    showroom: 'शोरुम, सोरुम, show rum, सोरुमको लागि',
  },
  spaces: 'thaun, thau, ठाउँ',
  homes: `
    basne thau, basne ghar, बस्ने ठाउँ, बस्ने घर, बासस्थान, डेरा, dera, आवासीय, basne thau ko, बस्नलाई,
    basna lai, basnalai, dera chahiyo, deraa, डेरामा, आवास गृह, घर वा फ्ल्याट, ghar wa flat`,
  singleRooms: `
    kotha, kothaa, koth, कोठा, कोठाहरू, छात्रावास कोठा, पेइङ गेस्ट, kothaharu, kothha, kotho, kotta,
    eklai, eklo, एक्लै, एक जना, ek jana, एक जनाको, ek janako, एकजना, ekjana, एकजनाको, होस्टेल, पिजी,
    पि जि, single kotha, सिङ्गल कोठा, सिंगल रुम, सिंगल कोठा, कोठा मात्र, कोठा शेयर, रुम शेयर`,
  purposes: {
    rent: `
      bhada, bhadama, bhadaa, bhaada, bhada ma, bhadako lagi, bhada ko lagi, bahal, bahalma, भाडा,
      भाडामा, भाडाको, भाडाको लागि, बहाल, बहालमा, महिनाको, प्रति महिना, mahinako, लिजमा,
      महिना, bhadaama, bhadamaa, bhadako, bhada ko, bhadalai, bhada chahiyo, bhada chaiyo, भाडा चाहियो,
      भाडामा चाहियो, भाडालाई, भाडामै, भाडा लाग्ने, बहालको, bahalko, bahalma chahiyo, mahinama, महिनामा,
      महिनाको भाडा, prati mahina, लिज, lizma, lij, रेन्टमा, rentma, rent ma,
      भाडावाल, भाँडा, bhadma, bhadaa ma, भाडाका लागि`,
    buy: `
      bikrima, bikri ma, kinna, kinnu, kinne, kinnuparyo, kinchu, bechnu, बिक्रीमा, बिक्रीको लागि,
      किन्न, किन्नु, किन्ने, किन्छु, किन्नुपर्यो, खरिद, बेच्न, बेच्नु, बेच्ने, किन्नका लागि, किनबेच,
      kinna man, kinna mancha, kinna chahanchu, kinna khojeko, kinne man, kinna paryo, kinnuparne,
      kinera, kinmel, kinbech, bechnu paryo, bechnuparyo, becheko, bikriko, bikriko lagi, bikrika lagi,
      bikrimaa, sell ma, sale ma, saleko, kharid garna, kharida, खरिद गर्न, खरिद गर्ने, खरिदको लागि,
      किन्न मन, किन्न चाहन्छु, किन्न खोजेको, किन्ने मन, किन्नुपर्ने, किन्नलाई, किनेर, बिक्री हुने,
      बिक्रीको, बिक्रिमा, बिक्रि, बिक्रीका लागि, बेच्नलाई, बेच्नुपर्यो, बेच्ने घर, सेलमा, बेचिने`,
  },
  furnishings: {
    unfurnished: `
      फर्निचर बिना, फर्निचर नभएको, अनफर्निस्ड, furniture bina, furniture nabhako, furniture nabhayeko,
      furniture chaindaina, फर्निचर चाहिँदैन, फर्निचर नभएका`,
    'semi-furnished': `
      सेमी फर्निस्ड, आधा फर्निस्ड, आधा सामान (/भएको/सहित), aadha saman, सेमिफर्निस्ड, अर्ध सुसज्जित कोठा, aadha furnish, केही फर्निचर,
      kehi furniture, सेमि फर्निस, सेमी फर्निस`,
    'fully-furnished': `
    फर्निस्ड, फर्निचर, फर्निचर सहित, फर्निचर सहितको, फुल फर्निस्ड, सजिएको, सजाइएको, furniture bhako,
    फर्निचर भएको, फर्निस, sajieko, furniture sahitko, furniture bhayeko, furniture sanga,
    furniture sangai, फर्निचरसहित, फर्निचरसहितको, फर्निचर भएका, फर्निचरयुक्त, सजिसजाउ, सजिसजाउको,
    sajisajau, सजाएको, sajaieko, पूरा फर्निचर, सबै फर्निचर, sabai furniture, फुल्ली फर्निस्ड,
    (सामान/सबै सामान) भएको, सामान सबै भएको, (saman/sabai saman) (bhako/bhayeko)`,
  },
  features: {
    parking: `
      पार्किङ, पार्किङ्ग, ग्यारेज, ग्यारेज भएको, कार पार्किङ, गाडी पार्किङ, गाडी पार्क, gadi park, parking bhako,
      parking bhayeko, parking sahit, parking ko suvidha, पार्किङ भएको, पार्किङसहित, गाडी पार्किङसहित, पार्किङ सहित,
      पार्किङ सहितको, पार्किङको सुविधा, पार्किङको ठाउँ, parking ko thau, parking thau,
      gadi garage, बाइक पार्किङ, bike parking bhako, गाडीको लागि ठाउँ, पार्किंगको, ग्यारेज सहित,
      पार्किंग भएको,
      (बाइक/स्कुटी/मोटरसाइकल) (राख्ने/राख्न मिल्ने/पार्क गर्ने) (/ठाउँ/सुविधा),
      (gadi/bike/car/motor/motorcycle/scooty/toto/auto) (rakhne/rakhna milne/park garne) (thau/thaun/suvidha),
      gadi rakhna milne`,
    'attached-bathroom': `
      एट्याच बाथरुम, अट्याच बाथरुम, एटेच बाथरुम, अट्याच्ड बाथरुम, जोडिएको बाथरुम, attach bathrum bhako,
      बाथरुम जोडिएको, bathroom jodieko, अट्याच्ड, एटेच्ड बाथरुम,
      attach bathroom bhako, शौचालय जोडिएको,
      (aafnai/chhuttai/bhitrai) (bathroom/shauchalaya/toilet/charpi)`,
    lift: `
      लिफ्ट भएको, lift bhako, lift bhayeko, lift sahit, lift sahitko, लिफ्टसहित, लिफ्ट सहितको,
      लिफ्टको सुविधा`,
  },
  floors: {
    ground: `
      भुइँ तला, भुइँतला, भुईं तला, भुईतला, भुइ तला, तल्लो तला, bhui tala, bhuin tala, tallo tala,
      भुइँ तल्ला, तल्लो तल्ला, bhuitala, bhuitalla, bhui talaa, भुईँतला, भुईंतला, भुइँतल्ला,
      भुइँ तलाको, तल्लो तलाको, tallo talako, tala ko kotha, तलको तला, talako tala, ग्राउण्ड फ्लोर,
      ग्राउन्डफ्लोर, तलको, tallo floor`,
    'from-1': `
      माथिल्लो तला, mathillo tala, माथिल्लो तल्ला, माथिको तला, mathiko tala, mathillo talla,
      mathiko floor, माथिल्लो फ्लोर, माथिको तल्ला, mathi ko tala, माथिल्ला तला`,
    'from-3': `
      सबैभन्दा माथिल्लो तला, sabai bhanda mathi, sabbhanda mathillo tala, सबैभन्दा माथि,
      सबभन्दा माथिल्लो तला, माथिल्लो टुप्पो`,
  },
  orders: {
    price: `
      sasto, sabai bhanda sasto, sabbhanda sasto, kam bhada, kam bhadako, kam mulya, kam paisa, सस्तो,
      सस्तोमा, सबैभन्दा सस्तो, सबभन्दा सस्तो, सबै भन्दा सस्तो, कम भाडा, कम मूल्य, कम मोल, कम पैसा,
      thorai paisa, sabai bhanda kam, sabaibhanda sasto, sabai bhanda sasto ko, sabse sasto,
      sabbhandaa sasto, sasto ma, sastoma, sastomaa, sasto khalko, sasto wala, sasto mulya,
      sasto mulyama, sasto dam, sasto bhada, sasto bhadama, kam bhadama, kam bhada ko, kam paisama,
      kam paisa ko, kam mulyama, thorai bhada, thorai paisama, thorai budget, sano budget, सबैभन्दा कम,
      सबैभन्दा कम भाडा, सबैभन्दा कम मूल्य, सबभन्दा कम, सबै भन्दा कम, सस्तो मूल्य, सस्तो मूल्यमा,
      सस्तो भाडा, सस्तो भाडामा, सस्तो खालको, सस्तोको, कम भाडामा, कम भाडाको, कम पैसामा, कम मूल्यमा,
      कम मूल्यको, कम बजेट, थोरै पैसा, थोरै पैसामा, थोरै भाडा, थोरै भाडामा, सानो बजेट, सुलभ, सुलभ मूल्य,
      किफायती मूल्य, न्यूनतम भाडा, घटी भाडा, ghati bhada`,
    newest: `
      nayaa, bharkharai, नयाँ, भर्खरै, पछिल्लो, हालसालै, ekdam naya, एकदम नयाँ, सबैभन्दा नयाँ,
      sabai bhanda naya, भर्खरको, bharkharko, भर्खर, bharkhar, हालको, आजको, ajako, aajako, नवनिर्मित,
      नयाँ बनेको, naya baneko, पछिल्ला, pachillo, नौलो`,
    size: `
      sano, saano, sana, सानो, साना, सानोतिनो, sana khalko, sano khalko, sanotino, sano sano,
      सानो खालको, सबैभन्दा सानो, (सबै/सब) भन्दा सानो, sabai bhanda sano, sano size, सानो साइज`,
    'size-desc': `
      thulo, thula, farakilo, ठूलो, ठुलो, ठूला, फराकिलो, thulo khalko, ठूलो खालको, धेरै ठूलो,
      dherai thulo, ठूला ठूला, sabai bhanda thulo, सबैभन्दा ठूलो, सबभन्दा ठूलो,
      (सबै/सब) भन्दा (ठूलो/ठुलो/ठूला), सबैभन्दा (ठुलो/ठूला), विशाल घर, ठुला, thulaa,
      thuloo, farakilo khalko, फराकिला, खुला खुल्ला, khulla, खुल्ला`,
    'price-desc': 'mahango, महँगो, महंगो, विलासी, आलिसान',
  },
  landmarkKinds,
  near,
  months: {
    1: 'जनवरी महिना',
    2: 'फेब्रुअरी, फेब्रवरी',
    3: 'मार्च महिना',
    4: 'अप्रिल',
    5: 'मे महिना',
    6: 'जुन',
    7: 'जुलाइ',
    8: 'अगस्ट',
    9: 'सेप्टेम्बर',
    10: 'अक्टोबर',
    11: 'नोभेम्बर, november mahina',
    12: 'डिसेम्बर',
  },
  numbers,
  fractions: { 0.5: 'साढे' },
  classifiers: 'wata, ota, vata, वटा, ओटा, वोटा',
  uncounted: `
    jana, janaa, janako, janalai, जना, जनाको, जनालाई, manche, मान्छे, महिना, महिनाको, mahinako,
    ghanta, घण्टा, मिनेट`,
  bedrooms: `
    kotha, kothe, kothako, कोठा, कोठे, कोठाको, बेडरुम, बेड रुम, बि एच के, सुत्ने कोठा, रुम, कोठाहरू`,
  bathrooms: 'बाथरुम, शौचालय कोठा, ट्वाइलेट, चर्पी',
  moneyUnits: {
    100: 'saya, सय',
    1000: 'हजारको, hajarko',
    100000: 'लाखको, lakhko',
    10000000: 'करोडको',
  },
  squareFeet: {
    1: 'वर्ग फिट, वर्गफिट, स्क्वायर फिट, स्क्वाएर फिट, बर्ग फिट, barga fit, barga feet',
    10.763910416709722: 'वर्ग मिटर',
  },
  comparisons,
  comparisonsAfter,
  to: 'dekhi, देखि, बाट, baata, देखी, dekhin, dekhii',
  or: 'wa, athawa, वा, र, ki ta, कि, वा त, natra, नत्र, athaba, nabhae, nabhaye, नभए',
  per: 'हरेक, pratyek',
  negations: {
    after: `
      बाहेक, होइन, नभएको, चाहिँदैन, चाहिन्न, नचाहिने, छैन, bahek, hoina, nabhako, nabhayeko,
      chaindaina, chaina ma, नहुने, haina, hoinan, hoena, chahidaina, chahindaina, chahinna, chaidaina,
      chaidena, chainna, nachahine, nahune, nabhaeko, bahekko, bahek ko, bahekka, chhodera, chodera,
      हैन, चाहिदैन, चाहिंदैन, चाहिँन्न, नहोस्, नहोला, बाहेकको, बाहेक अरू, छोडेर, बिना, विना, नभएका,
      नचाहियो, मन पर्दैन, man pardaina, हुँदैन, hudaina, नपर्ने, nahos, nahola`,
  },
  allowances: '(bhaye/bhae/nabhaye/nabhae) pani (huncha/hunchha), (भए/नभए) पनि (हुन्छ/चल्छ)',
  wishes,
  endings: `
    मा, को, का, की, लाई, बाट, हरू, हरु, हरूको, ले, मै, कै, ma, ko, ka, lai, bata, haru, mai, kai, वटा,
    हरूमा, हरुको, हरूका, हरुमा, सँग, सित, harko, haruko, haruma, harulai, laai, maa, बाटै, मार्फत`,
  joinedWords: `
    सम्म, सम्मको, भित्र, भित्रको, भन्दा, नजिक, नजिकै, सहितको, देखि, छेउमा, तिर, samma, bhitra, bhanda,
    najik, मुनि, जति, माथि, बिना, विना, भन्दाकम, पट्टि, छेउ, छेउमै, वरपर, वरिपरि, नेर, निर, vitra,
    muni, sahit, sahitko, tira, chheu`,
  emptyWords,
  dwellings: 'घरहरू, gharharu, ghar haru, घरै, gharai',
  monthly: `
    महिनावारी, मासिक भाडा, masik bhada, महिनावारी भाडा, mahinawari, mahinawari bhada, mahinabari,
    (lamo/लामो) (samaya/samay/समय) (/ko lagi/ko/को लागि/को/सम्म), लामो समयको (/लागि)`,
  periods: {
    day: `
      दिनको, दिन हिसाबमा, दिनको हिसाबमा, रातको, प्रतिदिनको, दिनमा, dinko, din ko, dinko bhada, raatko, ratko, दैनिक भाडा,
      dainik bhada, दिनको लागि, dinko lagi, एक दिनको लागि, ek dinko lagi, दिनहुँ, दिन अनुसार,
      din anusar, प्रति रातको, हरेक दिन, harek din`,
    week: `
      हप्ता, hapta, हप्ताको, haptako, हप्तामा, haptama, हप्ताको लागि, haptako lagi, साप्ताहिक भाडा,
      प्रति हप्ता, prati hapta, हरेक हप्ता`,
    year: `
      barsik, baarshik, वर्षको, barsako, barshako, वर्षमा, प्रति वर्षको, सालको, saalko, वार्षिक भाडा,
      वार्षिक भाडामा`,
  },
  periodUnits: {
    day: 'दिनका, dinka, रातका',
    week: 'हप्ताका',
  },
  kilometres: 'किलोमिटर, कि मि, किमि, kilomitar ko',
};
