import { categories } from '@thikana/contract/vocabulary';
import type { Random } from '../random.ts';
import { createRotation } from '../rotation.ts';
import type { Subject } from '../subject.ts';
import {
  isTrueOf,
  openers,
  type Remark,
  type Topic,
  textOf,
  topicsOfTheDeal,
  topicsOfThePlace,
} from './remark.ts';
import { writeTitle } from './write-title.ts';

const mostWords = 130;

export interface Words {
  title: string;
  description: string;
}

/** Writes titles and descriptions. Consecutive texts use different remarks. */
export function createWriter(random: Random): (subject: Subject) => Words {
  const rotateRemarks = new Map(categories.map((category) => [category, createRotation<Remark>(random)]));
  const rotateNearby = createRotation<string>(random);
  const takenTitles = new Set<string>();

  function remarkOn(topic: Topic, subject: Subject): Remark {
    const rotate = rotateRemarks.get(subject.category) ?? random.pick;
    return rotate(topic.remarks.filter(({ suits }) => isTrueOf(subject, suits)));
  }

  function choose(topics: readonly Topic[], subject: Subject, count: number): Remark[] {
    const suitable = random.shuffle(topics.filter(({ suits }) => isTrueOf(subject, suits)));
    return suitable.slice(0, count).map((topic) => remarkOn(topic, subject));
  }

  return function write(subject) {
    const [opener] = choose(openers, subject, 1);
    const place = choose(topicsOfThePlace, subject, random.between(2, 3));
    const deal = choose(topicsOfTheDeal, subject, random.between(1, 2));
    const nearby: Remark = { says: rotateNearby(subject.place.nearby), suits: {} };
    const middle = random.chance(0.5) ? [nearby, ...place] : [...place, nearby];
    const remarks = [...(opener ? [opener] : []), ...middle, ...deal];
    const headlines = random.shuffle(remarks.flatMap(({ headline }) => headline ?? []));
    return {
      title: writeTitle(subject, headlines[0], random, takenTitles),
      description: inParagraphs(
        fitting(remarks.map((remark) => textOf(remark, subject))),
        random.chance(0.4) ? deal.length : 0,
      ),
    };
  };
}

/** Removes sentences from the middle while the text is too long. */
function fitting(sentences: string[]): string[] {
  const words = sentences.join(' ').split(/\s+/).length;
  if (words <= mostWords || sentences.length <= 3) return sentences;
  return fitting(sentences.toSpliced(2, 1));
}

/** Some texts begin a new paragraph before the terms. */
function inParagraphs(sentences: string[], lastParagraph: number): string {
  if (lastParagraph === 0) return sentences.join(' ');
  return `${sentences.slice(0, -lastParagraph).join(' ')}\n\n${sentences.slice(-lastParagraph).join(' ')}`;
}
