import { pathIn } from '@thikana/contract/language-paths';
import { confirmMessageBody, firstMessageBody } from '@thikana/contract/unconfirmed-messages';
import { orProblem, type PlainForm } from '../../http/plain-forms.ts';
import { newId } from '../../lib/ids.ts';
import { confirmMessage } from './confirm-message.ts';
import type { UnconfirmedMessagesDependencies } from './unconfirmed-messages.dependencies.ts';
import { writeWithoutAccount } from './write-without-account.ts';

/** The forms to write and to confirm, for browsers without scripts. The pages show the outcome. */
export function unconfirmedMessagesForms(dependencies: UnconfirmedMessagesDependencies): PlainForm[] {
  return [
    {
      path: '/write/:id',
      async submit({ id = '' }, fields, address) {
        const page = pathIn(`/write/${encodeURIComponent(id)}`);
        const typed = firstMessageBody.safeParse({
          ...Object.fromEntries(fields),
          introduction: Object.fromEntries(fields),
        });
        if (!typed.success) return `${page}?problem=input`;
        const message = { listingId: id, key: newId(dependencies.now()), ...typed.data };
        return orProblem(page, async () => {
          await writeWithoutAccount(dependencies, message, address);
          return `${page}?sent=email`;
        });
      },
    },
    {
      path: '/confirm-message/:token',
      async submit({ token = '' }, fields) {
        const page = pathIn(`/confirm-message/${encodeURIComponent(token)}`);
        const typed = confirmMessageBody.shape.name.safeParse(fields.get('name') || undefined);
        if (!typed.success) return `${page}?problem=input`;
        return orProblem(page, async () => {
          const { listing } = await confirmMessage(dependencies, { token, name: typed.data });
          return pathIn(`/write/${listing.id}?sent=owner`);
        });
      },
    },
  ];
}
