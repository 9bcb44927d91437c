import { expect, it } from 'vitest';
import { addPictures, postedPictures } from './picture-list.ts';
import { emptyValues } from './posting-values.ts';
import { contentOf, submissionOfEdit, submissionOfPost } from './submission.ts';

const picture = (bytes: string) =>
  addPictures([], [new File([bytes], 'front.jpg', { type: 'image/jpeg' })]).list;

it('recognises equal content in other objects', () => {
  const { title, ...rest } = emptyValues;
  expect(contentOf({ ...rest, title }, picture('a'))).toBe(contentOf(emptyValues, picture('b')));
});

it('distinguishes other texts, pictures and order', () => {
  const content = contentOf(emptyValues, picture('a'));
  expect(contentOf({ ...emptyValues, title: 'Another' }, picture('a'))).not.toBe(content);
  expect(contentOf(emptyValues, picture('aa'))).not.toBe(content);
  expect(contentOf(emptyValues, postedPictures(['/1', '/2']))).not.toBe(
    contentOf(emptyValues, postedPictures(['/2', '/1'])),
  );
});

it('keeps the key of a new post after any change', () => {
  const first = submissionOfPost(undefined, 'one');
  expect(submissionOfPost(first, 'two')).toBe(first);
});

it('keeps the key of an edit only for equal content', () => {
  const first = submissionOfEdit(undefined, 'one');
  expect(submissionOfEdit(first, 'one')).toBe(first);
  expect(submissionOfEdit(first, 'two').key).not.toBe(first.key);
});
