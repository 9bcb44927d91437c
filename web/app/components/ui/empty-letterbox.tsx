import { Drawing } from './drawing.tsx';

/** A letter with a sprig of tea, and nothing in it. */
export function EmptyLetterbox() {
  return (
    <Drawing>
      <path d="M52 46 100 14l48 32" opacity={0.35} />
      <rect x={52} y={46} width={96} height={58} rx={8} className="fill-paper" />
      <path d="m54 50 46 32 46-32M54 102l32-30m60 30-32-30" />
      <path
        d="M100 46V24m0 10c-9 0-13-5-13-12 9 0 13 5 13 12Zm0-3c0-8 4-13 13-13 0 8-4 13-13 13Z"
        className="fill-tea-soft"
      />
      <path d="M20 104h20m120 0h20" />
    </Drawing>
  );
}
