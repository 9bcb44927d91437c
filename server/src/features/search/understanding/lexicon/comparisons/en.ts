import type { Lexicon } from '../lexicon.ts';

export const comparisons: Lexicon['comparisons'] = {
  between: `
    between, from, in between, ranging from, range, betwen, beetween, inbetween, btw, btwn,
    between range, in the range of, in range of, range of, range between, starting from range`,
  atMost: `
    under, below, upto, up to, within, less than, lesser than, less then, in budget, not more than,
    no more than, max, maximum, at most, atmost, cheaper than, smaller than, budget, my budget,
    within budget, inside, lower than, not above, not over, not exceeding, budget is, my budget is,
    budget of, till, until, up till, max upto, maximum upto, upto max, under budget, budget under,
    budget within, budget upto, budget max, budget up to, lesser, below then, less thn, bellow, belo,
    undr, with in, witin, lessthan, uptoo, at max, max to max, not beyond, no higher than,
    should not exceed, cap of, rent under, rent below, rent within, rent upto, rent up to,
    price under, price below, price within, price upto, price up to, max budget, my budget max,
    (can t/cant/cannot/can not/won t/don t want to/dont want to) (pay/afford/spend/go) (more than/over/above/beyond), i can pay, can pay, can afford, i have, not above than`,
  atLeast: `
    above, over, from, min, minimum, at least, atleast, starting from, starting at, starting,
    not less than, no less than, minimum of, not below, not under, upwards of, beyond, abov,
    more then, minimun, atlist, at list, not smaller than, no smaller than, starting price,
    price above, rent above, greater or equal, min of`,
  moreThan: `
    more than, greater than, bigger than, larger than, exceeding, greater then, bigger then,
    larger then, over than, above than`,
  about: `
    about, around, approx, approximately, roughly, nearly, near, approximate, circa, almost,
    around about, approximate price, some where around, somewhere around, close to about, arround,
    aprox, more or less`,
};

export const comparisonsAfter: Lexicon['comparisonsAfter'] = {
  atMost: `
    max, maximum, or less, or below, or under, or lower, and below, and under, budget, at most,
    and less, limit, tops, maximum budget, or lower than, maximum rent, max rent, max price, highest,
    at the most, is my budget, in budget, within budget, or cheaper, or smaller, and lower,
    or lesser`,
  atLeast: `
    (or/and) (more/above/up/over/bigger/larger/higher/greater), n (above/up), plus, onward, onwards, upwards,
    minimum, min, at least`,
  about: 'approx, approximately, or so, around, range, roughly',
};
