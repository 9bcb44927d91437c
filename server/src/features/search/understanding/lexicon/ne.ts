import type { Lexicon } from './lexicon.ts';
import { numbers } from './numbers/ne.ts';

export const ne: Lexicon = {
  categories: {
    house: 'घरजग्गा, बङ्गला, भवन, bhawan',
    flat: 'फ्ल्याट, फलैट, फ्लाट, अपार्टमेण्ट, phlyat, flyat',
    shop: `
      pasal, pasall, पसल, अफिस, सटर, satar, सटर कोठा, अफिस कोठा, office kotha, पसल कोठा, व्यापारिक,
      अफिसको लागि ठाउँ, पसल गर्ने ठाउँ`,
    land: `
      jagga, jaggaa, jaga jamin, jagga jamin, ghaderi, जग्गा, जग्गा जमिन, घडेरी, जमिन, ठाउँ, thau, thaun,
      बारी, खेत`,
  },
  homes: 'basne thau, basne ghar, बस्ने ठाउँ, बस्ने घर, बासस्थान, डेरा, dera, आवासीय',
  singleRooms: 'kotha, kothaa, koth, कोठा, कोठाहरू, छात्रावास कोठा, पेइङ गेस्ट',
  purposes: {
    rent: `
      bhada, bhadama, bhadaa, bhaada, bhada ma, bhadako lagi, bhada ko lagi, bahal, bahalma, भाडा, भाडामा,
      भाडाको, भाडाको लागि, बहाल, बहालमा, महिनाको, प्रति महिना, महिनावारी, mahinako, लिजमा, महिना`,
    buy: `
      bikrima, bikri ma, kinna, kinnu, kinne, kinnuparyo, kinchu, bechnu, बिक्रीमा, बिक्रीको लागि, किन्न,
      किन्नु, किन्ने, किन्छु, किन्नुपर्यो, खरिद, बेच्न, बेच्नु, बेच्ने, किन्नका लागि, किनबेच`,
  },
  furnishings: {
    unfurnished: 'फर्निचर बिना, फर्निचर नभएको, अनफर्निस्ड, furniture bina, furniture nabhako',
    'semi-furnished': 'सेमी फर्निस्ड, आधा फर्निस्ड, सेमिफर्निस्ड, अर्ध सुसज्जित कोठा',
    'fully-furnished': `
      फर्निस्ड, फर्निचर, फर्निचर सहित, फर्निचर सहितको, फुल फर्निस्ड, सजिएको, सजाइएको, furniture bhako,
      फर्निचर भएको, फर्निस, sajieko`,
  },
  features: {
    parking: `
      पार्किङ, पार्किङ्ग, ग्यारेज, ग्यारेज भएको, गाडी राख्ने ठाउँ, gadi rakhne thau, gadi park garne thau,
      कार पार्किङ, गाडी पार्किङ, गाडी पार्क, gadi park`,
    'attached-bathroom': 'एट्याच बाथरुम, अट्याच बाथरुम, एटेच बाथरुम, अट्याच्ड बाथरुम, जोडिएको बाथरुम',
    lift: 'लिफ्ट भएको',
  },
  floors: {
    ground: `
      भुइँ तला, भुइँतला, भुईं तला, भुईतला, भुइ तला, तल्लो तला, bhui tala, bhuin tala, tallo tala,
      भुइँ तल्ला, तल्लो तल्ला, bhuitala`,
    'from-1': 'माथिल्लो तला, mathillo tala, माथिल्लो तल्ला, माथिको तला, mathiko tala',
    'from-3': 'सबैभन्दा माथिल्लो तला',
  },
  orders: {
    price: `
      sasto, sabai bhanda sasto, sabbhanda sasto, kam bhada, kam bhadako, kam mulya, kam paisa, सस्तो,
      सस्तोमा, सबैभन्दा सस्तो, सबभन्दा सस्तो, सबै भन्दा सस्तो, कम भाडा, कम मूल्य, कम मोल, कम पैसा,
      thorai paisa`,
    newest: 'nayaa, bharkharai, नयाँ, भर्खरै, पछिल्लो, हालसालै',
    size: 'sano, saano, sana, सानो, साना, सानोतिनो',
    'size-desc': 'thulo, thula, farakilo, ठूलो, ठुलो, ठूला, फराकिलो',
  },
  landmarkKinds: {
    station: 'स्टेसन, रेल स्टेसन, रेलवे स्टेसन, जङ्सन',
    airport: 'bimansthal, विमानस्थल, हवाई मैदान, बिमानस्थल',
    'bus stand': 'bus park, buspark, बसपार्क, बस पार्क, बस स्टेन्ड, बस स्ट्यान्ड, बस बिसौनी, बस स्टप',
    university: 'युनिभर्सिटी, विश्व विद्यालय, bishwabidyalaya, यूनिभर्सिटी',
    college: 'कलेज, क्याम्पस, campus',
    hospital: 'हस्पिटल, हस्पिटल नर्सिङ, नर्सिङ होम, स्वास्थ्य केन्द्र',
    market: 'बजार, हाटबजार, bajaar, हाट बजार, मार्केट क्षेत्र',
    mall: 'मल, सपिङ मल, शपिङ मल',
    court: 'अदालत भवन',
    school: 'स्कुल, पाठशाला स्कुल, vidyalaya',
    stadium: 'rangasala, रङ्गशाला, रंगशाला, खेल मैदान',
    temple: 'मन्दिर परिसर',
  },
  near: {
    after: `
      najik, najikai, najikko, najikma, chheuma, chheu, chhew, chheumai, waripari, waripary, agadi,
      pachadi, cheuma, छेउ, तिर, tira, nira, sangai, nirai, नजिक, नजिकै, नजिकको, नजिकमा, छेउमा, छेउछाउ,
      छेउछाउमा, वरपर, वरिपरि, अगाडि, पछाडि, नेर, निर, सँगै, आसपासमा, पारि, नजीक, नजीकै, नजदिकै`,
    linking: 'ko, को, kai, कै, bata, बाट',
  },
  numbers,
  fractions: { 0.5: 'साढे' },
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
  comparisons: {
    atMost: 'बढीमा, बढिमा, badhima, मेरो बजेट, बजेट',
    atLeast: 'कम्तीमा, कम्तिमा, घटीमा, घटिमा, kamtima, ghatima, kamti ma',
    about: 'करिब, झण्डै, अन्दाजी, jhandai, andaji, लगभग जति',
  },
  comparisonsAfter: {
    atMost: `
      samma, sammako, samma ko, bhitra, bhitrako, bhitra ko, bhanda kam, bhanda tala, muni, सम्म, सम्मको,
      सम्ममा, भित्र, भित्रको, भन्दा कम, भन्दा तल, भन्दा मुनि, मुनि, मुनिको, बजेट, भन्दा सस्तो, भन्दा घटी,
      भन्दा बढी होइन, सम्मका`,
    atLeast: `
      bhanda badhi, bhanda mathi, bhanda thulo, भन्दा बढी, भन्दा बढि, भन्दा माथि, भन्दा ठूलो, वा बढी,
      वा सोभन्दा बढी, देखि माथि, dekhi mathi, भन्दा ठुलो, माथि, mathi, भन्दा धेरै`,
    about: 'जति, जतिको, jati, jatiko, हाराहारी, haraharima, हाराहारीमा, वरपर, तिर',
  },
  to: 'dekhi, देखि, बाट',
  or: 'wa, athawa, वा, र, ki ta, कि',
  per: 'हरेक, pratyek',
  negations: {
    after: `
      बाहेक, होइन, नभएको, चाहिँदैन, चाहिन्न, नचाहिने, छैन, bahek, hoina, nabhako, nabhayeko, chaindaina,
      chaina ma, नहुने`,
  },
  wishes: {
    children: `bacha, बच्चाहरू, केटाकेटी`,
    deposit: `धरौटी, पेश्की, डिपोजिट`,
    road: `सडक, बाटो, पक्की बाटो, bato`,
    tuition: `ट्युसन, कोचिङ`,
    restaurant: `रेस्टुरेन्ट, क्याफे, खाजा घर`,
    salon: `सैलुन`,
    clinic: `डाक्टर, औषधि पसल`,
    gents: `keta, केटा, केटाहरू`,
    garden: 'bagaincha, bagicha bhako, बगैंचा, बगैँचा, करेसाबारी, फूलबारी, karesabari',
    balcony: 'बार्दली, bardali, बरन्डा, बाल्कोनी, ब्याल्कोनी, baranda bhako',
    terrace: 'छाना, कौसी, kausi, छत भएको',
    view: 'दृश्य देखिने, हिमाल देखिने, himal dekhine, drishya, भ्यु, हिमाल',
    kanchenjunga: 'कञ्चनजङ्घा, कञ्चनजंघा, kanchanjangha himal',
    corner: 'कुना, कुनाको, kuna, कर्नर',
    family: 'pariwarko, फ्यामिली, परिवारको',
    student: 'bidyarthi, vidhyarthi, विद्यार्थीको, विद्यार्थीहरू, बिद्यार्थी',
    bachelor: 'ब्याचलर, एक्लो, जागिरे, जागिर, jagire, नोकरी, अविवाहित',
    women: 'महिला कोठा, केटी, keti',
    pets: 'कुकुर, पाल्तु, कुकुर पाल्न',
    water: 'खानेपानी, khanepani',
    inverter: 'इन्भर्टर',
    kitchen: 'bhancha, bhansa, भान्सा, भान्छा, किचेन',
    quiet: 'शान्त ठाउँ, shanta, एकान्त',
    internet: 'इन्टरनेट, वाइफाइ',
    boundary: 'पर्खाल, parkhal, घेरा',
    guard: 'सुरक्षित ठाउँ, पाले, सेक्युरिटी',
    sun: 'घाम, gham, घाम लाग्ने, gham lagne, पारिलो',
    homestay: 'होमस्टे घर, पाहुना घर, pahuna ghar',
    day: 'दिनको, dinko, रातको, प्रतिदिनको, दिनमा',
    week: 'हप्ता, hapta, हप्ताको',
    papers: 'कागजपत्र, लालपुर्जा, lalpurja, पुर्जा',
    geyser: 'तातो पानी, tato pani, गिजर',
  },
  endings: `
    मा, को, का, की, लाई, बाट, हरू, हरु, हरूको, ले, मै, कै, ma, ko, ka, lai, bata, haru, mai, kai, वटा`,
  joinedWords: `
    सम्म, सम्मको, भित्र, भित्रको, भन्दा, नजिक, नजिकै, सहितको, देखि, छेउमा, तिर, samma, bhitra, bhanda,
    najik, मुनि, जति, माथि`,
  emptyWords: `
    दिनुहुन्छ, दिनुस्, पाउन, सक्छ, सक्छु, sakchha, paunchha,
    ma, lagi, laagi, cha, chha, chaiyo, chahiyo, chaincha, chahincha, chaiyeko, khojdai, khojeko,
    khojirako, chahanchu, chahanchhu, malai, hamilai, kunai, bhako, bhayeko, bhaeko, huncha, paincha,
    painchha, ramro, dinus, parcha, paryo, sanga, rupiya, paisa, mulya, hunchha, chu, chhu, xa, lai, haru,
    मा, लागि, छ, चाहियो, चाहिन्छ, चाहिएको, खोज्दै, खोजेको, खोजिरहेको, चाहन्छु, चाहन्छौं, मलाई, हामीलाई,
    कुनै, भएको, भयको, हुन्छ, पाइन्छ, पाइएला, राम्रो, राम्रा, दिनुस, पर्छ, पर्यो, सँग, पैसा, मूल्य,
    छु, छौं, हाल, ठाउँमा, लाई, हरू, गर्न, गर्ने, नै, पनि, यो, त्यो, कति, सहितको, भन्दा, बस्न, बस्ने, लिन,
    लिने, garna, garne, basna, basne, lina, line, kati, yo, tyo, bhanda, sahit, हामी, hami, खोज्छु,
    khojchu, दाजु, daju, एरिया, क्षेत्र, kshetra`,
};
