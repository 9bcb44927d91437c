import { act, render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { Toaster } from '#web/components/ui/toast.tsx';

/** Shows a screen at an address, with the toasts; every address that is not given leads to an empty page. */
export async function show(routes: RouteObject[], address: string) {
  const router = createMemoryRouter([...routes, { path: '*', element: null }], { initialEntries: [address] });
  const view = render(
    <>
      <RouterProvider router={router} />
      <Toaster />
    </>,
  );
  await pass(0);
  return {
    ...view,
    router,
    /** Where the visitor is. */
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

/** Lets time pass, and what was due with it. */
export async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/** The texts of the toasts that can be seen now. */
export function toasts(tone?: 'success' | 'error' | 'info'): string[] {
  const shown = document.querySelectorAll(tone ? `[data-toast=${tone}]` : '[data-toast]');
  return [...shown].map((each) => each.textContent ?? '');
}

/** Whether a control takes no input, by itself or with the fieldset it stands in. */
export function isDisabled(control: Element): boolean {
  return control.matches(':disabled, fieldset[disabled] *');
}
