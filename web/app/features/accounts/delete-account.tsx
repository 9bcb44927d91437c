import type { User } from '@thikana/contract/accounts';
import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { m } from '#web/paraglide/messages.js';
import { DeleteAccountForm } from './delete-account-form.tsx';

/** Deletes an account, and explains what is kept. */
export function DeleteAccount({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="delete-account">
      <h2 id="delete-account" className="font-semibold text-lg">
        {m.own_delete_title()}
      </h2>
      <p className="mt-1 text-ink-soft">{m.own_delete_text()}</p>
      <p className="mt-2 mb-3 text-ink-soft">{m.own_delete_stays()}</p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {m.own_delete_open()}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={m.own_delete_question()}
        description={m.own_delete_text()}
        size="sm"
      >
        <DeleteAccountForm email={user.email} onClose={() => setOpen(false)} />
      </Dialog>
    </section>
  );
}
