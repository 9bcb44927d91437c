import { ContactRound, MessageCircle, ShieldAlert } from 'lucide-react';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { whatsAppChat } from '#web/lib/addresses/whats-app-chat.ts';
import { defaultSiteName, useSite } from '#web/lib/documents/site.ts';
import { titleCase } from '#web/lib/format/names.ts';
import { m } from '#web/paraglide/messages.js';
import { contactCard } from './contact-card.ts';

interface Props {
  name: string;
  phone: string;
  /** The listing that the number belongs to. */
  title: string;
  path: string;
  className?: string;
}

/** What to do with a phone number besides calling it, and a warning. */
export default function MoreContact({ name, phone, title, path, className = '' }: Props) {
  const site = useSite()?.name ?? defaultSiteName;
  const url = new URL(path, window.location.origin).href;

  const save = () => {
    const card = contactCard({
      name: titleCase(name),
      phone,
      note: m.detail_contact_note({ title, site }),
      url,
    });
    const file = URL.createObjectURL(new Blob([card], { type: 'text/vcard' }));
    const link = document.createElement('a');
    link.href = file;
    link.download = m.detail_contact_file();
    link.click();
    // The browser has read the file by then.
    setTimeout(() => URL.revokeObjectURL(file), 60_000);
  };

  return (
    <div className={className}>
      <div className="grid grid-cols-2 gap-2">
        <ButtonLink
          to={whatsAppChat(m.detail_whatsapp_text({ title, site, url }), phone)}
          target="_blank"
          rel="noreferrer"
          variant="secondary"
          size="sm"
        >
          <MessageCircle size={18} />
          {m.detail_whatsapp()}
        </ButtonLink>
        <Button variant="secondary" size="sm" onClick={save}>
          <ContactRound size={18} />
          {m.detail_save_contact()}
        </Button>
      </div>
      <p className="mt-2 flex items-center gap-2 font-semibold text-sm">
        <ShieldAlert size={18} className="shrink-0 text-warn" />
        {m.detail_never_pay()}
      </p>
    </div>
  );
}
