import type { ViewKind } from '@thikana/contract/badges';
import { composeMail } from './compose-mail.ts';
import { greeting } from './greeting.ts';
import type { Mail } from './mailer.ts';
import { dayOfMail } from './time-of-mail.ts';

interface AboutListing {
  siteName: string;
  name: string;
  title: string;
  kind: ViewKind;
  link: string;
}

const words = {
  papers: {
    badge: 'Papers seen',
    done: 'We have seen the papers of your listing.',
    not: 'You asked us to see the papers of your listing. For now we have to say no.',
  },
  visit: {
    badge: 'Site visited',
    done: 'We have visited the place and seen what your listing offers.',
    not: 'You asked us to visit the place of your listing. For now we have to say no.',
  },
} as const satisfies Record<ViewKind, unknown>;

export function evidenceRecordedMail(about: AboutListing & { until: Date }): Mail {
  const { badge, done } = words[about.kind];
  const reads = `Visitors read ‘${badge}’ beside it while it is online, until ${dayOfMail(about.until)}.`;
  return composeMail({
    siteName: about.siteName,
    subject: `${badge}: ${about.title}`,
    preheader: reads,
    heading: `Your listing has the badge ‘${badge}’`,
    body: [greeting(about.name), done, { quote: about.title }, reads],
    button: { label: 'See your listing', link: about.link },
    notes: ['Before it ends you can ask us in your dashboard to look again.'],
  });
}

export function evidenceWithdrawnMail(about: AboutListing): Mail {
  const { badge } = words[about.kind];
  const reads = `Visitors no longer read ‘${badge}’ beside it.`;
  return composeMail({
    siteName: about.siteName,
    subject: `Badge taken back: ${about.title}`,
    preheader: reads,
    heading: `We have taken back ‘${badge}’`,
    body: [
      greeting(about.name),
      'We can no longer stand by a badge of your listing.',
      { quote: about.title },
      `${reads} Everything else stays as it is.`,
    ],
    button: { label: 'See your listing', link: about.link },
    notes: ['You think this is a mistake? Write to us through the contact page of the site.'],
  });
}

export function evidenceDeclinedMail(about: AboutListing & { reason: string }): Mail {
  const { badge, not } = words[about.kind];
  return composeMail({
    siteName: about.siteName,
    subject: `No badge for now: ${about.title}`,
    preheader: about.reason,
    heading: `‘${badge}’: not for now`,
    body: [greeting(about.name), not, { quote: about.title }, { caption: 'Why', quote: about.reason }],
    button: { label: 'See your listing', link: about.link },
    notes: ['Your listing stays as it is. You can ask again in your dashboard at any time.'],
  });
}
