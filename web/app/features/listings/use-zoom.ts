import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { moveZoomed, type Point, unzoomed, type Zoom, zoomAround } from './zoom.ts';

const doubleTapScale = 2.5;
const wheelStep = 0.01;

/** Enlarges what is in a frame: by two fingers, a double tap, or the wheel with Ctrl, which is how trackpads pinch. */
export function useZoom(frame: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState<Zoom>(unzoomed);
  const fingers = useRef(new Map<number, Point>());

  const fromMiddle = ({ x, y }: Point): Point => {
    const box = frame.current?.getBoundingClientRect();
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 };
  };
  const size = () => ({
    width: frame.current?.clientWidth ?? 0,
    height: frame.current?.clientHeight ?? 0,
  });
  const around = (factor: number, at: Point) =>
    setZoom((before) => zoomAround(before, factor, fromMiddle(at), size()));

  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    around(1 - event.deltaY * wheelStep, { x: event.clientX, y: event.clientY });
  });
  useEffect(() => {
    const element = frame.current;
    const listener = (event: WheelEvent) => onWheel(event);
    // React's own wheel listeners are passive: the browser would enlarge the page as well.
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, [frame]);

  const lift = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
  };
  return {
    zoom,
    isZoomed: zoom.scale > 1,
    reset: () => setZoom(unzoomed),
    handlers: {
      onPointerDown(event: PointerEvent) {
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove(event: PointerEvent) {
        const before = fingers.current.get(event.pointerId);
        if (!before) return;
        const now = { x: event.clientX, y: event.clientY };
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
        fingers.current.set(event.pointerId, now);
        if (other) around(distance(now, other) / distance(before, other), middle(now, other));
        else setZoom((zoomed) => moveZoomed(zoomed, { x: now.x - before.x, y: now.y - before.y }, size()));
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onDoubleClick(event: MouseEvent) {
        if (zoom.scale > 1) setZoom(unzoomed);
        else around(doubleTapScale, { x: event.clientX, y: event.clientY });
      },
    },
  };
}

const distance = (one: Point, other: Point) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
const middle = (one: Point, other: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
