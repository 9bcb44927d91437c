import { expect, it } from 'vitest';
import { foldSpelling } from './fold-spelling.ts';

/** Spellings of one word. */
it.each([
  ['chaabi', 'chabi', 'cabi'],
  ['dekhne', 'dekne'],
  ['bheejo', 'bijo'],
  ['jhoola', 'jula'],
  ['phone', 'fone'],
  ['achchha', 'aca'],
  ['shudhu', 'sudu'],
  ['wapas', 'vapas'],
  ['hazar', 'hajar'],
  ['tokkken', 'token'],
  ['ghar', 'gar'],
  ['can’t', "can't", 'CANT', 'ｃant'],
  ['flat\u200b', 'fl\u200dat', 'flat\ufeff', 'fl\u2060at'],
  ['२०००', '২০০০', '2000'],
  ['९०९', '৯০৯', '909'],
  ['फ़ोन', 'फोन'],
  ['हूँ', 'हुं', 'हु'],
  ['पैसी', 'पैसि'],
  ['ईद', 'इद'],
  ['ऊन', 'उन'],
  ['शष', 'सस'],
  ['वन', 'बन'],
  ['চাবী', 'চাবি'],
  ['দূর', 'দুর'],
  ['চাঁদ', 'চাদ'],
  ['ড়', 'ড'],
  ['অংক', 'অক'],
  ['সন্ধ্যা', 'সনধযা'],
  ['अक्षर', 'अकसर'],
])('folds %s and its other spellings to one', (...spellings) => {
  const folded = spellings.map((spelling) => foldSpelling(spelling).join('|'));
  expect(new Set(folded)).toEqual(new Set([folded[0]]));
  expect(folded[0]).not.toBe('');
});

it.each([
  ['bat', 'pat'],
  ['sen', 'sin'],
  ['cat', 'hat'],
  ['দিন', 'দুন'],
  ['हम', 'कम'],
  ['1', '2'],
])('keeps %s and %s apart', (one, other) => {
  expect(foldSpelling(one)).not.toEqual(foldSpelling(other));
});

it.each([
  ['Rs.5000/-only!', ['rs', '5000', 'only']],
  ["'quoted' text", ['quoted', 'text']],
  ['2bhk, 3rd floor', ['2', 'bk', '3', 'rd', 'flur']],
  ['  ', []],
  ['10२', ['102']],
])('reads the words of “%s”', (text, words) => {
  expect(foldSpelling(text)).toEqual(words);
});
