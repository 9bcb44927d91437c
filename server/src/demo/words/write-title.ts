import type { Random } from '../random.ts';
import { isStay, type Subject } from '../subject.ts';

const longestTitle = 90;

/** A unique title: the kind of property, the place and a special feature. */
export function writeTitle(
  subject: Subject,
  headline: string | undefined,
  random: Random,
  taken: Set<string>,
): string {
  const special = headline ? ` ${headline}` : '';
  const place = subject.place.isHill ? `${subject.spot.name}, ${subject.place.town}` : subject.spot.name;
  const candidates = namesOf(subject).flatMap((name) => [
    `${name}${special} at ${place}`,
    `${place}: ${lowerFirst(name)}${special}`,
    `${name} at ${place}${special ? `,${special}` : ''}`,
  ]);
  const title =
    random.shuffle(candidates).find((text) => text.length <= longestTitle && !taken.has(text)) ??
    `${subject.size} ${subject.category} at ${place} (${taken.size + 1})`;
  taken.add(title);
  return title;
}

function namesOf(subject: Subject): string[] {
  const { category, size, furnishing, intent } = subject;
  if (category === 'land') return [`${size} plot`, `${size} of land`, `Building plot of ${size}`];
  if (category === 'shop') return [`Shop of ${size}`, `${size} shop`, `Ground floor shop, ${size},`];
  if (isStay(subject))
    return [`Guest ${category}, ${size},`, `Homestay ${category}, ${size},`, `Furnished ${size} for guests`];
  const names = [`${size} ${category}`];
  if (furnishing === 'fully-furnished') names.push(`Furnished ${size} ${category}`);
  if (category === 'house' && intent === 'sell')
    names.push(`Family house, ${size},`, `${size} independent house`);
  if (category === 'house' && intent === 'rent') names.push(`${floors[subject.floor] ?? 'Floor'}, ${size},`);
  if (category === 'flat' && subject.bedrooms === 1) names.push('Small flat for one or two');
  return names;
}

const floors = ['Ground floor of a house', 'First floor of a house', 'Second floor of a house'];

/** 'Shop of …' becomes lower case after a colon; '2 BHK …' stays. */
function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
