import { expect, it } from 'vitest';
import { addPictures, postedPictures } from './picture-list.ts';
import { emptyValues } from './posting-values.ts';
import { contentOf, submissionOfEdit, submissionOfPost } from './submission.ts';

const picture = (bytes: string) =>
  addPictures([], [new File([bytes], 'front.jpg', { type: 'image/jpeg' })]).list;

it('knows the same content again, also from other objects', () => {
  const { title, ...rest } = emptyValues;
  expect(contentOf({ ...rest, title }, picture('a'))).toBe(contentOf(emptyValues, picture('b')));
});

it('tells other words, other pictures and another order apart', () => {
  const content = contentOf(emptyValues, picture('a'));
  expect(contentOf({ ...emptyValues, title: 'Another' }, picture('a'))).not.toBe(content);
  expect(contentOf(emptyValues, picture('aa'))).not.toBe(content);
  expect(contentOf(emptyValues, postedPictures(['/1', '/2']))).not.toBe(
    contentOf(emptyValues, postedPictures(['/2', '/1'])),
  );
});

it('keeps the key of a new post whatever has been changed', () => {
  const first = submissionOfPost(undefined, 'one');
  expect(submissionOfPost(first, 'two')).toBe(first);
});

it('keeps the key of an edit for the same content only', () => {
  const first = submissionOfEdit(undefined, 'one');
  expect(submissionOfEdit(first, 'one')).toBe(first);
  expect(submissionOfEdit(first, 'two').key).not.toBe(first.key);
});
