/** Bengali letters follow those of Devanagari at this distance in Unicode. */
const bengali = 0x80;
const isBengali = (code: number) => code >= 0x980 && code <= 0x9ff;
const isIndic = /[\u0900-\u09ff]/;

const consonants: Readonly<Record<string, string>> = {
  ...{
    क: 'k',
    ख: 'kh',
    ग: 'g',
    घ: 'gh',
    ङ: 'ng',
    च: 'ch',
    छ: 'chh',
    ज: 'j',
    झ: 'jh',
    ञ: 'n',
    ट: 't',
    ठ: 'th',
  },
  ...{
    ड: 'd',
    ढ: 'dh',
    ण: 'n',
    त: 't',
    थ: 'th',
    द: 'd',
    ध: 'dh',
    न: 'n',
    प: 'p',
    फ: 'ph',
    ब: 'b',
    भ: 'bh',
    म: 'm',
  },
  ...{ य: 'y', र: 'r', ल: 'l', व: 'w', श: 'sh', ष: 'sh', स: 's', ह: 'h' },
};
const vowels: Readonly<Record<string, string>> = {
  ...{
    अ: 'a',
    आ: 'a',
    इ: 'i',
    ई: 'i',
    उ: 'u',
    ऊ: 'u',
    ऋ: 'ri',
    ए: 'e',
    ऐ: 'ai',
    ऑ: 'o',
    ओ: 'o',
    औ: 'au',
    ऍ: 'e',
  },
  ...{
    'ा': 'a',
    'ि': 'i',
    'ी': 'i',
    'ु': 'u',
    'ू': 'u',
    'ृ': 'ri',
    'े': 'e',
    'ै': 'ai',
    'ॉ': 'o',
    'ो': 'o',
    'ौ': 'au',
    'ॅ': 'e',
  },
};
const nasal = /[ंँ]/;
const virama = '्';
const nukta = '़';

/** Letters with a dot below that stand for another sound. */
const dotted: Readonly<Record<string, string>> = { ड: 'r', ढ: 'rh', ज: 'z', फ: 'f' };

/**
 * Writes Bengali and Devanagari words in Latin letters, about as people do on phones: `হাকিমপাড়া` becomes `hakimpara`.
 * Other texts stay as they are.
 */
export function latinLetters(word: string): string {
  if (!isIndic.test(word)) return word;
  const letters = [...word.normalize('NFC')].map((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    if (letter === 'ৎ') return 'त';
    if (letter === 'ং') return 'ङ';
    return isBengali(code) ? String.fromCodePoint(code - bengali) : letter;
  });
  return withoutInherentVowels(syllables(letters));
}

interface Syllable {
  consonant: string;
  vowel: string;
  /** The vowel is not written. */
  isInherent?: boolean;
}

function syllables(letters: readonly string[]): Syllable[] {
  const found: Syllable[] = [];
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] as string;
    const last = found.at(-1);
    if (consonants[letter] !== undefined) {
      const isDotted = letters[at + 1] === nukta;
      // Bengali য stands for the sound of j, but not with its dot.
      const consonant = (isDotted && dotted[letter]) || (consonants[letter] as string);
      // In a cluster, Bengali writes `ya` for a vowel: ফ্ল্যাট.
      if (letter === 'य' && last?.vowel === '' && letters[at + 1] === 'ा') continue;
      if (isDotted) at += 1;
      found.push({ consonant, vowel: 'a', isInherent: true });
    } else if (letter === virama && last) Object.assign(last, { vowel: '', isInherent: false });
    else if (nasal.test(letter)) found.push({ consonant: 'n', vowel: '' });
    else if (vowels[letter] !== undefined) {
      const isSign = (last?.isInherent || last?.vowel === '') && /\p{M}/u.test(letter);
      if (isSign && last) Object.assign(last, { vowel: vowels[letter], isInherent: false });
      else found.push({ consonant: '', vowel: vowels[letter] as string });
    } else if (!/\p{M}/u.test(letter)) found.push({ consonant: letter, vowel: '' });
  }
  return found;
}

/** The unwritten vowel is silent at the end of a word, and between a syllable with a vowel and another one. */
function withoutInherentVowels(word: Syllable[]): string {
  for (let at = word.length - 1; at > 0; at -= 1) {
    const syllable = word[at] as Syllable;
    const [before, after] = [word[at - 1], word[at + 1]];
    if (!syllable.isInherent) continue;
    const isSilent = after ? before?.vowel !== '' && after.consonant !== '' && after.vowel !== '' : true;
    if (isSilent) syllable.vowel = '';
  }
  return word.map(({ consonant, vowel }) => consonant + vowel).join('');
}
