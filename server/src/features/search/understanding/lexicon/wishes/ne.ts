import type { Lexicon } from '../lexicon.ts';

export const wishes: NonNullable<Lexicon['wishes']> = {
  dry: 'sukkha, सुक्खा',
  children: `bacha, बच्चाहरू, केटाकेटी`,
  deposit: `धरौटी, पेश्की, डिपोजिट`,
  road: `
    सडक, बाटो, पक्की बाटो, bato, mul sadak, मूल सडक, मुख्य सडक, main sadak, पक्की सडक, sadak chheu,
    सडक छेउ, सडकको छेउ, बाटो जोडिएको, bato jodieko, ठूलो बाटो, गाडी जाने बाटो, gadi jane bato`,
  tuition: `ट्युसन, कोचिङ`,
  restaurant: `रेस्टुरेन्ट, क्याफे, खाजा घर`,
  salon: `सैलुन`,
  clinic: `डाक्टर, औषधि, ausadhi, aushadhi`,
  gents: 'keta, केटा, केटाहरू, ketaharu, keta haru, केटाको, केटाहरूको, keta ko, पुरुषको',
  garden: `
    bagaincha, bagicha bhako, बगैंचा, बगैँचा, करेसाबारी, फूलबारी, karesabari, bagaichha,
    bagaincha bhako, bagainchha, फूलबारी भएको, phulbari, fulbari bhako, garden bhako, बगैंचासहित,
    करेसा, karesa, बारी भएको, बारी सहित, bari bhako, bari bhayeko, आँगन, aangan bhako, angan bhako`,
  balcony: `
    बार्दली, bardali, बरन्डा, बाल्कोनी, ब्याल्कोनी, baranda bhako, byalkoni, ब्याल्कनी,
    बाल्कोनी सहित, bardali bhako, बार्दली भएको, balcony bhako, बालकनी भएको`,
  terrace: 'छाना, कौसी, kausi, छत भएको',
  view: 'दृश्य देखिने, drishya, भ्यु, हिमाल, (dekhine/dekhincha/देखिने/देखिन्छ)',
  high: 'aglo, अग्लो, अग्लोमा, aglo ma, (hocho/होचो) (hoina/होइन)',
  kanchenjunga: `
    कञ्चनजङ्घा, कञ्चनजंघा, kanchanjangha himal, (हिमाल/हिमालय) देखिने, (himal/himalaya) dekhine`,
  corner: 'कुना, कुनाको, kuna, कर्नर',
  family: `
    pariwarko, फ्यामिली, परिवारको, parivarko, pariwarka, pariwarsanga, परिवारका, परिवारसँग,
    परिवारसहित, परिवार सहित, सपरिवार, saparivar, family ko, familyko, सानो परिवार, फ्यामिलीको, जहान,
    श्रीमती`,
  student: `
    bidyarthi, vidhyarthi, विद्यार्थीको, विद्यार्थीहरू, बिद्यार्थी, bidyarthiko, vidyarthiko,
    vidhyarthiko, bidhyarthi, bidhyarti, student ko, studentko, पढ्ने, padhne, पढ्नको लागि, पढाइ,
    padhai garne, विद्यार्थीलाई, विद्यार्थीका, स्टुडेन्ट, छात्र छात्रा`,
  bachelor: `
    ब्याचलर, एक्लो, अविवाहित, byachlar, ब्याचलरको, ब्याचेलर, bachelorko, एक्लो मान्छे,
    अविवाहितको, eklo manche`,
  women: `
    महिला कोठा, केटी, keti, ketiharu, keti haru, kethi, केटीहरू, केटीको, महिलाहरू, महिलाको, mahilako,
    chhori, छोरी, didi bahini, दिदीबहिनी, लेडिज, ladiz`,
  'pets welcome': `
    कुकुर, पाल्तु, कुकुर पाल्न, kukur palna, kukur biralo, कुकुर बिरालो, बिरालो, biralo, घरपालुवा,
    gharpaluwa, जनावर पाल्न`,
  nonveg: 'machha masu, माछा मासु, मांसाहार, ननभेज',
  water: `
    खानेपानी, khanepani, pani ko suvidha, paniko suvidha, पानीको सुविधा, पिउने पानी, piune pani,
    पानी आउने, चौबिसै घण्टा पानी`,
  inverter: 'इन्भर्टर',
  kitchen: 'bhancha, bhansa, भान्सा, भान्छा, किचेन',
  quiet: `
    शान्त ठाउँ, shanta, एकान्त, shanta thau, shaanta, santa, शान्तिपूर्ण, हल्ला नहुने, halla nahune,
    एकान्त ठाउँ, सुनसान ठाउँ`,
  internet: 'इन्टरनेट, वाइफाइ',
  boundary: 'पर्खाल, parkhal, घेरा',
  guard: 'सुरक्षित ठाउँ, पाले, सेक्युरिटी, suraksit thau, पालेदाइ, सिसिटिभी, गार्ड भएको',
  sun: 'घाम, gham, घाम लाग्ने, gham lagne, पारिलो',
  homestay: `
    होमस्टे घर, पाहुना घर, pahuna ghar, home ste, पाहुना, pahuna, घुम्न, ghumna, घुम्ने, ghumne thau`,
  flood: 'pani (najamne/najamine), पानी नजम्ने, badhi, बाढी',
  papers: 'कागजपत्र, लालपुर्जा, lalpurja, पुर्जा',
  geyser: 'तातो पानी, tato pani, गिजर',
  broker: `
    कमिसन, kamisan, sidhai dhani, सिधै धनी, ghar dhani, ghardhani, घरधनी, सिधै घरधनी, घरधनीसँग,
    sidhai gharbeti, gharbeti, घरबेटी, सोझै धनी, दलालको, दलालले`,
  salami: 'सलामी रकम, salamee',
  'first floor': `
    pahilo tala, pahilo talla, pahilo floor, पहिलो तला, पहिलो तल्ला, पहिलो फ्लोर, एक तला माथि`,
  'second floor': 'dosro tala, dosro talla, दोस्रो तला, दोस्रो तल्ला, दोश्रो तला',
  'third floor': 'tesro tala, tesro talla, तेस्रो तला, तेस्रो तल्ला',
  'working people': `
    jagire manche, jagir garne, jagir khane, kaam garne, jagir, जागिर गर्ने, जागिर खाने, काम गर्ने,
    काम गर्ने मान्छे, नोकरी गर्ने, nokari garne, nokri, कर्मचारी, karmachari, अफिस जाने, jagire,
    जागिरे, जागिर, नोकरी`,
  'working women': 'जागिरे महिला, काम गर्ने महिला, jagire mahila, kaam garne mahila',
  'office staff': 'sarkari karmachari, sarkari jagir, सरकारी जागिर, bank ko karmachari, अफिस स्टाफ',
  'view of the hills': `
    pahad dekhine, पहाड देखिने, डाँडा देखिने, danda dekhine, पहाडको दृश्य, pahadko drishya`,
  'tea garden': `
    chiya bagan, chiyabagan, chiyabari, chiya bari, चियाबारी, chiya kaman, kaman, चिया बगान, चियाबगान, चिया कमान, कमान, चिया बारी`,
  'thakur ghar': 'puja kotha, पूजा कोठा, पुजा कोठा, पूजाकोठा, puja room bhako, pujakotha',
  'modular kitchen': `
    modular bhanchha, modular bhansa, मोडुलर किचेन, मोड्युलर किचन, मोडुलर भान्सा, आधुनिक भान्सा,
    मोडर्न किचेन`,
  'clear papers': `
    kagajpatra clear, kagaj milai, कागज क्लियर, कागजपत्र क्लियर, सफा कागज, safa kagaj, कागज मिलेको,
    kagaj mileko, सफा कागजपत्र`,
  'bank loans': `
    bank loan hune, loan hune, loan paine, बैंक लोन हुने, लोन हुने, लोन पाइने, ऋण पाइने, rin paine,
    बैंक ऋण`,
  'boundary wall': 'parkhal lagayeko, पर्खाल लगाएको, पर्खाल भएको, घेरा भएको, कम्पाउन्ड, compound bhako',
  tree: 'rukh, रुख, रूख, बोट, फलफूलको बोट, falful ko bot, फलफूलको रुख',
  mango: 'aap ko rukh, aapko rukh, आँपको रुख, आँप, आँपको बोट',
  'morning sun': `
    bihanko gham, बिहानको घाम, purba mukhi, पूर्व मोहडा, पूर्व मोहोडा, purba mohada, bihan (/ko) gham,
    बिहान घाम`,
  south: 'dakshin mohada, दक्षिण मोहडा, दक्षिण मोहोडा',
  'open sides': 'hawa gham, हावा घाम, खुला हावा, hawa aaune, हावादार',
  couple: 'budha budhi, बुढाबुढी, श्रीमान श्रीमती, shriman shrimati, जोडी, jodi, दम्पती',
  vegetarian: 'साकाहारी, भेज, भेजिटेरियन',
  'electric meter': `
    (bijuli/batti) (/ko) (/chhuttai) meter, (chhuttai/aafnai) (/bijuli/batti) (/ko) meter, मिटर`,
  'freshly painted': `
    (bharkhar/bharkharai) rang (/lagaeko/lagayeko/gareko), rang (lagaeko/lagayeko/gareko)`,
  'paying tenant': 'भाडावाल, bhadawal, bhadawala',
  wood: 'काठे, काठको, kathe, kaathko',
  monsoon: 'barkha, वर्षा, वर्षायाम, barkhayam',
};
