import { describe, expect, it } from 'vitest';
import {
  addPictures,
  canMove,
  type ListedPicture,
  movePicture,
  postedPictures,
  removePicture,
} from './picture-list.ts';

const picture = (name: string, { type = 'image/jpeg', bytes = 1, lastModified = 1 } = {}) =>
  new File([new Uint8Array(bytes)], name, { type, lastModified });
const chosen = (...names: string[]) =>
  addPictures(
    [],
    names.map((name) => picture(name)),
  ).list;
const namesOf = (list: readonly ListedPicture[]) =>
  list.map((entry) => (entry.kind === 'new' ? entry.file.name : entry.url));

describe('choosing pictures', () => {
  it('keeps the order of choice', () => {
    expect(namesOf(chosen('a.jpg', 'b.jpg'))).toEqual(['a.jpg', 'b.jpg']);
  });

  it('adds a file once that is chosen twice', () => {
    const again = picture('a.jpg');
    const { list, problems } = addPictures(chosen('a.jpg', 'b.jpg'), [again]);
    expect(namesOf(list)).toEqual(['a.jpg', 'b.jpg']);
    expect(list[0]).toMatchObject({ file: again });
    expect(problems).toEqual([]);
  });

  it('refuses an empty file, and names it', () => {
    const { list, problems } = addPictures([], [picture('a.jpg'), picture('b.jpg', { bytes: 0 })]);
    expect(namesOf(list)).toEqual(['a.jpg']);
    expect(problems).toMatchObject([{ names: ['b.jpg'] }]);
  });

  it('keeps different photos that a phone gave the same name', () => {
    const first = addPictures([], [picture('image.jpg')]).list;
    const { list } = addPictures(first, [
      picture('image.jpg', { bytes: 5 }),
      picture('image.jpg', { lastModified: 2 }),
    ]);
    expect(namesOf(list)).toEqual(['image.jpg', 'image.jpg', 'image.jpg']);
  });

  it('accepts up to ten, posted ones included, and one that is among them', () => {
    const nine = [...postedPictures(['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/8']), ...chosen('a.jpg')];
    const { list, problems } = addPictures(
      nine,
      ['b.jpg', 'c.jpg', 'd.jpg', 'a.jpg'].map((name) => picture(name)),
    );
    expect(list).toHaveLength(10);
    expect(problems).toEqual([
      {
        text: 'Maximum of 10 images allowed. Remove some images to add new ones.',
        names: ['c.jpg', 'd.jpg'],
      },
    ]);
  });

  it('rejects files that are not pictures or too large, and accepts the rest', () => {
    const { list, problems } = addPictures(
      [],
      [
        picture('deed.pdf', { type: 'application/pdf' }),
        picture('huge.png', { type: 'image/png', bytes: 10 * 1024 * 1024 + 1 }),
        picture('phone.HEIC', { type: '' }),
      ],
    );
    expect(namesOf(list)).toEqual(['phone.HEIC']);
    expect(problems.map(({ names }) => names)).toEqual([['deed.pdf'], ['huge.png']]);
    expect(problems[1]?.text).toBe('A picture may have at most 10MB.');
  });
});

describe('arranging pictures', () => {
  const list = [...postedPictures(['/1', '/2']), ...chosen('a.jpg', 'b.jpg')];

  it('moves a picture to another place', () => {
    const three = chosen('a.jpg', 'b.jpg', 'c.jpg');
    expect(namesOf(movePicture(three, 2, 0))).toEqual(['c.jpg', 'a.jpg', 'b.jpg']);
    expect(namesOf(movePicture(three, 0, 1))).toEqual(['b.jpg', 'a.jpg', 'c.jpg']);
  });

  it('keeps posted pictures before new ones', () => {
    expect(canMove(list, 1, 0)).toBe(true);
    expect(canMove(list, 2, 1)).toBe(false);
    expect(canMove(list, 3, 4)).toBe(false);
    expect(namesOf(movePicture(list, 3, 0))).toEqual(['/1', '/2', 'a.jpg', 'b.jpg']);
  });

  it('removes a picture', () => {
    expect(namesOf(removePicture(list, '/1'))).toEqual(['/2', 'a.jpg', 'b.jpg']);
  });
});
