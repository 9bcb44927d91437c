/** The address that opens WhatsApp with a text: in a chat with a phone number, or for a chat that the visitor chooses. */
export function whatsAppChat(text: string, phone = ''): string {
  return `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
