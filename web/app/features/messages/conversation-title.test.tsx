import { screen } from '@testing-library/react';
import type { Conversation } from '@thikana/contract/conversations';
import { baseLanguage, setLanguageSource } from '@thikana/contract/language';
import { afterEach, expect, it } from 'vitest';
import { showPart } from '../../../test/show.tsx';
import { ConversationHeader } from './conversation-header.tsx';
import { ConversationRow } from './conversation-row.tsx';

afterEach(() => setLanguageSource(() => baseLanguage));

const title = 'Sunny flat near Sevoke Road';
const secondTitle = 'সেবক রোডের কাছে রোদ-ঝলমলে ফ্ল্যাট';
const about = (second: string | undefined) =>
  ({
    _id: 'c',
    listing: { _id: 'l', title, secondTitle: second, standing: 'public' },
    other: {},
    unread: 0,
  }) as Conversation;

it.each([
  [secondTitle, secondTitle, ''],
  [undefined, title, 'en'],
])('has the title in the language of the page, if there is one: %s', async (second, shown, lang) => {
  setLanguageSource(() => 'bn');
  const conversation = about(second);
  await showPart(
    <>
      <ConversationHeader conversation={conversation} />
      <ConversationRow conversation={conversation} />
    </>,
  );
  expect(screen.getAllByText(shown).map((element) => element.lang)).toEqual([lang, lang]);
});
