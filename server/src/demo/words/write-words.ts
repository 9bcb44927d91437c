import { categories } from '@thikana/contract/vocabulary';
import type { Random } from '../random.ts';
import { gettingThere } from '../remarks/getting-there.ts';
import { levelOfTheLand, papersOfTheLand, roadToTheLand, useOfTheLand } from '../remarks/land.ts';
import { lightAndAir } from '../remarks/light-and-air.ts';
import type { Remark, Topic } from '../remarks/remark.ts';
import { rooms } from '../remarks/rooms.ts';
import { papersOfTheHome, reasonForSelling, theBuilding } from '../remarks/sale-of-a-home.ts';
import { fittingsOfTheShop, frontOfTheShop, termsOfTheShop, tradeOfTheShop } from '../remarks/shops.ts';
import { hostsWords, houseRules } from '../remarks/stays.ts';
import { termsOfTheTenancy, wishesOfTheLandlord } from '../remarks/tenancy.ts';
import { waterAndPower } from '../remarks/water-and-power.ts';
import { createRotation } from '../rotation.ts';
import type { Subject } from '../subject.ts';
import { openers } from './openers.ts';
import { textOf } from './phrases.ts';
import { writeTitle } from './write-title.ts';

/** About the place itself, then about what is agreed; each half in any order. */
const aboutThePlace = [
  lightAndAir,
  waterAndPower,
  rooms,
  gettingThere,
  theBuilding,
  frontOfTheShop,
  tradeOfTheShop,
  fittingsOfTheShop,
  roadToTheLand,
  levelOfTheLand,
];
const aboutTheDeal = [
  wishesOfTheLandlord,
  termsOfTheTenancy,
  hostsWords,
  houseRules,
  papersOfTheHome,
  reasonForSelling,
  termsOfTheShop,
  papersOfTheLand,
  useOfTheLand,
];

const mostWords = 130;

export interface Words {
  title: string;
  description: string;
}

/** Writes titles and descriptions, each made of other remarks than the one before. */
export function createWriter(random: Random): (subject: Subject) => Words {
  const rotateRemarks = new Map(categories.map((category) => [category, createRotation<Remark>(random)]));
  const rotateNearby = createRotation<string>(random);
  const takenTitles = new Set<string>();

  function remarkOn(topic: Topic, subject: Subject): Remark {
    const rotate = rotateRemarks.get(subject.category) ?? random.pick;
    return rotate(topic.remarks.filter(({ suits = () => true }) => suits(subject)));
  }

  function choose(topics: readonly Topic[], subject: Subject, count: number): Remark[] {
    const suitable = random.shuffle(topics.filter(({ suits }) => suits(subject)));
    return suitable.slice(0, count).map((topic) => remarkOn(topic, subject));
  }

  return function write(subject) {
    const [opener] = choose(openers, subject, 1);
    const place = choose(aboutThePlace, subject, random.between(2, 3));
    const deal = choose(aboutTheDeal, subject, random.between(1, 2));
    const nearby: Remark = { says: rotateNearby(subject.place.nearby) };
    const middle = random.chance(0.5) ? [nearby, ...place] : [...place, nearby];
    const remarks = [...(opener ? [opener] : []), ...middle, ...deal];
    const headlines = random.shuffle(remarks.flatMap(({ headline }) => headline ?? []));
    return {
      title: writeTitle(subject, headlines[0], random, takenTitles),
      description: inParagraphs(
        fitting(remarks.map(({ says }) => textOf(says, subject))),
        random.chance(0.4) ? deal.length : 0,
      ),
    };
  };
}

/** Leaves out sentences from the middle while the text is too long. */
function fitting(sentences: string[]): string[] {
  const words = sentences.join(' ').split(/\s+/).length;
  if (words <= mostWords || sentences.length <= 3) return sentences;
  return fitting(sentences.toSpliced(2, 1));
}

/** Some people begin a new paragraph before they come to the terms. */
function inParagraphs(sentences: string[], lastParagraph: number): string {
  if (lastParagraph === 0) return sentences.join(' ');
  return `${sentences.slice(0, -lastParagraph).join(' ')}\n\n${sentences.slice(-lastParagraph).join(' ')}`;
}
