import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createRoutesStub, Outlet, useLocation, useNavigationType } from 'react-router';
import { vi } from 'vitest';
import { Toaster } from '#web/components/ui/toast.tsx';

type ScreenRoute = Parameters<typeof createRoutesStub>[0][number];

const visitor = { address: '', arrivedBy: '' };

/** The frame around a screen: the toasts, and the current address. */
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

/** Renders routes at an address, with toasts; other addresses lead to an empty page. */
export async function show(routes: ScreenRoute[], address: string) {
  const children = [...routes, { path: '*', Component: Nothing }];
  const Stub = createRoutesStub([{ path: '/', Component: Site, HydrateFallback: Nothing, children }]);
  const view = render(<Stub initialEntries={[address]} />);
  await pass(0);
  return { ...view, visitor };
}

interface ScreenModule {
  default: unknown;
  loader?: unknown;
  clientLoader?: unknown;
  ErrorBoundary?: unknown;
}

/** Renders the screen of a route module. */
export function showScreen(path: string, screen: ScreenModule, address = path) {
  const { default: Component, clientLoader, loader = clientLoader, ErrorBoundary } = screen;
  return show([{ path, Component, loader, ErrorBoundary } as ScreenRoute], address);
}

let shownElement: ReactElement;

function Shown() {
  return shownElement;
}

/** Renders a component alone. */
export function showPart(element: ReactElement, address = '/') {
  shownElement = element;
  return show([{ path: address.split('?')[0] ?? '/', Component: Shown }], address);
}

/** Advances the fake timers. */
export async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/** The texts of the visible toasts. */
export function toasts(tone?: 'success' | 'error' | 'info'): string[] {
  const shown = document.querySelectorAll(tone ? `[data-toast=${tone}]` : '[data-toast]');
  return [...shown].map((each) => each.textContent ?? '');
}

/** Whether a control is disabled, itself or by its fieldset, or busy. */
export function isDisabled(control: Element): boolean {
  return control.matches(':disabled, fieldset[disabled] *, [aria-disabled=true]');
}
