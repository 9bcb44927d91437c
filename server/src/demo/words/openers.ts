import { rupeesText } from '../../lib/rupees-text.ts';
import type { Topic } from '../remarks/remark.ts';
import { isHome, isStay, isTenancy, type Subject } from '../subject.ts';
import { aboutHome, at, floorInWords, where } from './phrases.ts';

const isHomeSale = (subject: Subject) => isHome(subject) && subject.intent === 'sell';

/** The first sentence: what it is and where. */
export const openers: readonly Topic[] = [
  {
    suits: (subject) => isHome(subject) && isTenancy(subject),
    remarks: [
      { says: (s) => `${aboutHome(s)} is to let ${where(s)}.` },
      {
        says: (s) =>
          `We are letting our ${s.size} ${s.category} ${at(s)} to people who will treat it as their own.`,
      },
      {
        says: (s) =>
          `${floorInWords(s)} of a family building ${where(s)}: ${s.bedrooms === 1 ? 'one bedroom' : `${s.bedrooms} bedrooms`}, kitchen and a proper drawing room.`,
      },
      {
        says: (s) =>
          `This ${s.category} ${at(s)} was our own home until last year, and it shows in the small things.`,
      },
      {
        says: (s) =>
          `Looking for tenants for a ${s.size} ${s.category} ${where(s)}, at ${rupeesText(s.askingRupees)} a ${s.frequency}.`,
      },
      {
        says: (s) =>
          `A ${s.size} ${s.category} ${at(s)} falls vacant, and we would rather find the next family ourselves than through an agent.`,
      },
      {
        says: (s) =>
          `Built for my brother, who now works in Hyderabad, this ${s.size} ${s.category} ${at(s)} has stood empty long enough.`,
      },
    ],
  },
  {
    suits: isStay,
    remarks: [
      {
        says: (s) =>
          `A whole ${s.category} ${at(s)} for guests by the ${s.frequency}, with ${s.bedrooms === 1 ? 'one bedroom' : `${s.bedrooms} bedrooms`} and a kitchen.`,
      },
      {
        says: (s) => `We let the ${s.category} our parents built ${at(s)} to families by the ${s.frequency}.`,
      },
      {
        says: (s) =>
          `${aboutHome(s)} ${where(s)}, kept for people who stay ${s.frequency === 'day' ? 'a few nights' : 'a week or a month'}.`,
      },
      {
        says: (s) =>
          `Short stays of ${s.frequency === 'day' ? 'two nights' : 'one week'} and more in a furnished ${s.category} ${where(s)}.`,
      },
    ],
  },
  {
    suits: isHomeSale,
    remarks: [
      { says: (s) => `${aboutHome(s)} is for sale ${where(s)}, directly by the family that lives in it.` },
      { says: (s) => `We are parting with our ${s.size} ${s.category} ${at(s)} after many good years.` },
      {
        says: (s) =>
          `For sale ${where(s)}: a ${s.category} with ${s.bedrooms} bedrooms, ${s.bathrooms === 1 ? 'one bathroom' : `${s.bathrooms} bathrooms`} and a drawing room that takes a wedding’s worth of cousins.`,
      },
      {
        says: (s) =>
          `Buyers who want to move in without breaking walls should see this ${s.size} ${s.category} ${where(s)}.`,
      },
      { says: (s) => `The ${s.category} ${at(s)} was bought for retirement, but our plans have changed.` },
      { says: (s) => `An honest ${s.size} ${s.category} ${where(s)}, neither a palace nor a matchbox.` },
    ],
  },
  {
    suits: ({ category }) => category === 'shop',
    remarks: [
      {
        says: (s) =>
          `A shop of ${s.size} ${at(s)} is ${s.intent === 'rent' ? 'to let' : 'for sale'} by its owner.`,
      },
      {
        says: (s) =>
          `${s.size} on the ground floor ${where(s)}, ${s.intent === 'rent' ? 'free for a new tenant' : 'offered to a serious buyer'}.`,
      },
      {
        says: (s) =>
          `The family closes its own business ${at(s)} and ${s.intent === 'rent' ? 'lets' : 'sells'} the shop, ${s.size} by measure.`,
      },
      {
        says: (s) =>
          `${s.intent === 'rent' ? 'Space for your business' : 'A place of your own for your business'} ${where(s)}: ${s.size}, clean and dry.`,
      },
    ],
  },
  {
    suits: ({ category }) => category === 'land',
    remarks: [
      { says: (s) => `${s.size} of land ${at(s)} is for sale from the recorded owner.` },
      {
        says: (s) =>
          `My father bought this plot ${at(s)} in 1998; it measures ${s.size} and nothing was ever built on it.`,
      },
      { says: (s) => `A plot of ${s.size} ${where(s)}, ready for building as soon as the plan is passed.` },
      {
        says: (s) =>
          `We are selling ${s.size} ${at(s)} to pay for a daughter’s studies, so the price is a fair one.`,
      },
      {
        says: (s) =>
          `Anyone who wants to build ${at(s)} should look at these ${s.size} before the next rains.`,
      },
    ],
  },
];
