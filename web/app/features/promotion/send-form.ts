/** Leaves this site by submitting a form, as payment providers require. */
export function sendForm({ action, fields }: { action: string; fields: Record<string, string> }): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
