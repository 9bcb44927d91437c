export interface ContactCard {
  name: string;
  phone: string;
  note: string;
  url: string;
}

/** The text of a contact file (vCard 3.0, which every phone opens). */
export function contactCard({ name, phone, note, url }: ContactCard): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(name)}`,
    `N:${escaped(name)};;;;`,
    `TEL;TYPE=CELL:${escaped(phone)}`,
    `NOTE:${escaped(note)}`,
    `URL:${escaped(url)}`,
    'END:VCARD',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');
