import type { Category } from '@thikana/contract/vocabulary';
import type { Random } from './random.ts';
import { createRotation } from './rotation.ts';

/** The kinds of picture for each category: the cover first, then others in order of preference. */
const kindsOf: Record<Category, { cover: string; others: readonly string[]; most: number; fewest: number }> =
  {
    house: {
      cover: 'house-exterior',
      others: ['living-room', 'bedroom', 'kitchen', 'bathroom', 'bedroom', 'balcony-view'],
      fewest: 3,
      most: 6,
    },
    flat: {
      cover: 'flat-exterior',
      others: ['living-room', 'bedroom', 'kitchen', 'bathroom', 'balcony-view', 'bedroom'],
      fewest: 3,
      most: 6,
    },
    shop: { cover: 'shop-front', others: ['shop-inside', 'shop-inside'], fewest: 1, most: 3 },
    land: { cover: 'land', others: ['land', 'land'], fewest: 1, most: 3 },
  };

/** Chooses pictures from a folder of files such as 'flat-exterior-01.webp', without repeats within a listing. */
export function createPictureChooser(files: readonly string[], random: Random) {
  const filesByKind = Map.groupBy([...files].sort(), (file) => file.replace(/-\d+\.\w+$/, ''));
  const rotate = createRotation<string>(random);

  return function choose(category: Category, bedrooms: number): string[] {
    const { cover, others, fewest, most } = kindsOf[category];
    const wanted = [cover, ...others.slice(0, random.between(fewest, most) - 1)];
    const chosen: string[] = [];
    for (const kind of bedrooms === 1 ? withoutRepeats(wanted, category) : wanted) {
      const left = (filesByKind.get(kind) ?? []).filter((file) => !chosen.includes(file));
      if (left.length > 0) chosen.push(rotate(left));
    }
    return chosen;
  };
}

/** A home with one bedroom gets one bedroom picture. */
function withoutRepeats(kinds: readonly string[], category: Category): readonly string[] {
  return category === 'house' || category === 'flat' ? [...new Set(kinds)] : kinds;
}
