const key = 'keep-provider-session';

/** Notes the choice to stay logged in, before the browser leaves for the provider. */
export function noteKeeping(): void {
  const isChosen = document.querySelector<HTMLInputElement>('input[name="keep"]')?.checked;
  if (isChosen) sessionStorage.setItem(key, 'true');
  else sessionStorage.removeItem(key);
}

/** Whether the session of a user who returns from the provider is kept. */
export function takeKeeping(): boolean {
  const isChosen = sessionStorage.getItem(key) !== null;
  sessionStorage.removeItem(key);
  return isChosen;
}
