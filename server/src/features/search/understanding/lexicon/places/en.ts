import type { Lexicon } from '../lexicon.ts';

export const landmarkKinds: Lexicon['landmarkKinds'] = {
  station: `
    station, stations, railway station, rail station, train station, rly station, stn, railway stn,
    junction, railway, rail stn, train, trains, rly, railway junction`,
  airport: 'airport, air port, aerodrome',
  'bus stand': `
    bus stand, bus stop, bus station, bus terminus, bus terminal, bus depot, busstand, bus stands,
    busstop, terminus, busstation, bus stops, bus terminals`,
  university: 'university, varsity, univ, universities',
  college: 'college, colleges, clg',
  hospital: `
    hospital, hospitals, medical, nursing home, hosp, clinic, nursing homes, medical centre, health centre,
    hospitl, hospitals area`,
  market: `
    market, markets, bazaar, mkt, market place, vegetable market, haat, marketplace, bazar area,
    markets area, bazzar, mandi area, supermarket area, shops nearby, market area`,
  mall: `
    mall, malls, shopping mall, shopping complex, multiplex, shopping centre, shopping center,
    cinema hall, big bazaar, city mall`,
  court: 'court, courts',
  school:
    'school, schools, high school, schol, schools nearby, convent, convent school, english medium school',
  stadium: 'stadium, sports ground',
  park: 'park, parks',
  temple: 'temple, temples',
};

export const near: Lexicon['near'] = {
  before: `
    near, nearby, near by, near to, nearest, close to, closer to, closeby, close by, next to, beside,
    besides, around, opposite, opposite to, opp, adjacent to, in front of, behind, nr,
    walking distance from, walking distance of, walking distance to, within walking distance of,
    not far from, walkable from, walk from, minutes from, nearer to, in the vicinity of,
    at walking distance from, a short walk from, nearest to, neer, nere, nearer, closest to,
    close from, not far away from, around the, surrounding, in vicinity of, vicinity of,
    by the side of, just behind, just opposite, alongside, facing, walkable distance from,
    walking distance, walkable to, near about, nearby the, near from, nearby to, very near,
    very close to, close proximity to, in proximity to, short walk to, few minutes from,
    minutes walk from, minute walk from, min walk from, mins walk from, min from, mins from,
    minute from, on the way to, side of, area of, accessible to, within reach of,
    within walking distance to`,
  after: 'side, area side, vicinity',
};
