import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createRoutesStub, Outlet, useLocation, useNavigationType } from 'react-router';
import { vi } from 'vitest';
import { Toaster } from '#web/components/ui/toast.tsx';

type ScreenRoute = Parameters<typeof createRoutesStub>[0][number];

const visitor = { address: '', arrivedBy: '' };

/** The site around a screen: what shows toasts, and where the visitor is. */
function Site() {
  const { pathname, search } = useLocation();
  visitor.address = pathname + search;
  visitor.arrivedBy = useNavigationType();
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  );
}

function Nothing() {
  return null;
}

/** Shows screens at an address, with the toasts; every address that is not given leads to an empty page. */
export async function show(routes: ScreenRoute[], address: string) {
  const children = [...routes, { path: '*', Component: Nothing }];
  const Stub = createRoutesStub([{ path: '/', Component: Site, HydrateFallback: Nothing, children }]);
  const view = render(<Stub initialEntries={[address]} />);
  await pass(0);
  return { ...view, visitor };
}

let shownElement: ReactElement;

function Shown() {
  return shownElement;
}

/** Shows a part of a screen by itself. */
export function showPart(element: ReactElement, address = '/') {
  shownElement = element;
  return show([{ path: address.split('?')[0] ?? '/', Component: Shown }], address);
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
