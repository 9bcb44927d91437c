import { Slider } from '@base-ui/react/slider';
import type { Facets } from '@thikana/contract/search/search';
import { exactPrice } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';

interface Props {
  prices: Facets['prices'];
  min: number;
  /** Infinite without an upper bound. */
  max: number;
  onMove: (min: number | undefined, max: number | undefined) => void;
}

const barHeight = 40;

/** Two handles below a histogram of the listings at each price. The handles stop where its bars begin. */
export default function PriceSlider({ prices, min, max, onMove }: Props) {
  const end = prices.length;
  const [low, high] = stopsOf(prices, min, max);
  const amountAt = (stop: number) => prices[stop]?.from ?? 0;
  const text = (stop: number) =>
    stop === end
      ? m.price_and_above({ amount: exactPrice(amountAt(end - 1)) })
      : exactPrice(amountAt(stop) || 0);
  const most = Math.max(1, ...prices.map(({ count }) => count));

  return (
    <>
      <svg
        aria-hidden
        viewBox={`0 0 ${end} ${barHeight}`}
        preserveAspectRatio="none"
        className="block h-14 w-full px-3"
      >
        {prices.map(({ from, count }, stop) => {
          // Few listings beside many still show.
          const height = count === 0 ? 1 : 3 + (count / most) * (barHeight - 3);
          const isInside = stop >= low && stop < high;
          return (
            <rect
              key={from}
              x={stop + 0.1}
              width={0.8}
              y={barHeight - height}
              height={height}
              className={isInside ? 'fill-tea' : 'fill-line-strong'}
            />
          );
        })}
      </svg>
      <Slider.Root
        value={[low, high]}
        min={0}
        max={end}
        minStepsBetweenValues={1}
        thumbAlignment="edge"
        onValueChange={([nextLow = 0, nextHigh = end]) =>
          onMove(
            nextLow === 0 ? undefined : amountAt(nextLow),
            nextHigh === end ? undefined : amountAt(nextHigh),
          )
        }
      >
        <Slider.Control className="flex h-touch cursor-pointer touch-none items-center">
          <Slider.Track className="h-1 w-full rounded-full bg-line-strong">
            <Slider.Indicator className="rounded-full bg-tea" />
            {[m.filter_price_lowest(), m.filter_price_highest()].map((label, index) => (
              <Slider.Thumb
                key={label}
                index={index}
                aria-label={label}
                getAriaValueText={(_, stop) => text(stop)}
                className="size-6 rounded-full border-2 border-tea bg-surface has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
              />
            ))}
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
    </>
  );
}

/** The stops of the handles; a typed price is between two of them. */
function stopsOf(prices: Props['prices'], min: number, max: number): readonly [number, number] {
  const low = Math.max(
    0,
    prices.findLastIndex(({ from }) => from <= min),
  );
  const above = prices.findIndex(({ from }) => from >= max);
  const high = above < 0 ? prices.length : above;
  return [Math.min(low, prices.length - 1), Math.max(high, low + 1)];
}
