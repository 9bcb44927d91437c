import type { Lexicon } from './lexicon.ts';
import { numbers } from './numbers/en.ts';

export const en: Lexicon = {
  categories: {
    house: `
      house, houses, bungalow, bungalows, villa, villas, independent house, duplex, row house, cottage,
      cottages, building`,
    flat: 'flat, flats, apartment, apartments, appartment, apartmnt, apt, flet, flt, condo',
    shop: `
      shop, shops, store room, store, stores, showroom, show room, office, offices, office space, commercial,
      commercial space, commercial property, godown, godowns, warehouse, warehouses, storage space,
      shop space, business space, retail, retail space, stall, counter space, clinic space,
      restaurant space, workspace, work space, shutter shop, go down, workshop`,
    land: 'land, lands, empty land, residential plot, residential land, plot, plots, plot of land, land plot, vacant land, site for building',
  },
  homes: `
    home, homes, residence, residential, residential property, accommodation, accomodation, house or flat,
    flat or house, quarter, quarters, place to live, place to stay, bhk, tenement, family home`,
  singleRooms: `
    room, rooms, single room, studio, studio apartment, pg, paying guest, p g, hostel, room set,
    bachelor room, small room, sharing room, room for bachelor, bedsit, bed sitter`,
  purposes: {
    rent: `
      for rent, on rent, to let, in rent, rents, to lease, tolet, rent, rental, rentals, renting, rented, to rent, for lease,
      on lease, lease, leasing, for hire, on hire, hire, tenant, tenants, per month, monthly, a month,
      monthly rent, rent out, p m`,
    buy: `
      for sale, on sale, sales, for selling, to buy, buy, buying, sale, sell, selling, purchase, purchasing, to purchase,
      resale, re sale, for buying, ownership, own`,
  },
  furnishings: {
    unfurnished:
      'unfurnished, not furnished, un furnished, non furnished, bare, without furniture, no furniture',
    'semi-furnished':
      'semi furnished, semifurnished, half furnished, partly furnished, partially furnished, semi furnish',
    'fully-furnished': `
      fully furnished, full furnished, furnished, furnish, fullfurnished, with furniture, fully furnish, full furniture,
      full furnish, well furnished, furnitured`,
  },
  features: {
    parking: `
      parking, with parking, car parking, garage, car park, bike parking, parking space, covered parking,
      car garage, two wheeler parking, vehicle parking`,
    'attached-bathroom': `
      attached bathroom, attached bath, attached toilet, attach bathroom, attach bath, attached washroom,
      attach toilet, own bathroom, private bathroom, ensuite`,
    lift: 'lift, with lift, elevator, with elevator, lift facility',
    shutter: 'shutter, rolling shutter, with shutter',
    pictures: 'with pictures, with picture, with photos, with photo, with images',
  },
  floors: {
    ground: 'ground floor, ground flr, groundfloor, gr floor, ground level, g floor, no stairs',
    'from-1': 'upper floor, upper floors, upstairs, higher floor',
    'from-3': 'top floor, high floor, third floor or higher',
  },
  orders: {
    price: `
      cheap, cheapest, cheaper, low price, low cost, low rent, low budget, budget, affordable,
      lowest price, lowest rent, inexpensive, less rent, reasonable, low priced, economical, less price,
      minimum price, minimum rent, price low to high, not expensive, not costly, low`,
    'price-desc': 'most expensive, costliest, price high to low, highest price',
    newest: `
      new, newest, latest, newly posted, recent, recently posted, recently added, just posted, new listing,
      new listings, fresh, brand new, newly built, posted today, new ones`,
    size: 'small, smallest, smaller, compact, tiny, little, mini',
    'size-desc': 'big, biggest, bigger, large, largest, larger, spacious, huge, roomy',
  },
  landmarkKinds: {
    station: `
      station, stations, railway station, rail station, train station, rly station, stn, railway stn,
      junction, railway`,
    airport: 'airport, air port, aerodrome',
    'bus stand': `
      bus stand, bus stop, bus station, bus terminus, bus terminal, bus depot, busstand, bus stands,
      busstop, terminus`,
    university: 'university, varsity, univ, universities',
    college: 'college, colleges, clg',
    hospital: 'hospital, hospitals, nursing home, hosp, clinic, nursing homes',
    market: 'market, markets, bazaar, mkt, market place, vegetable market, haat, marketplace',
    mall: `
      mall, malls, shopping mall, shopping complex, multiplex, shopping centre, shopping center`,
    court: 'court, courts',
    school: 'school, schools, schol',
    stadium: 'stadium, sports ground',
    park: 'park, parks',
    temple: 'temple, temples',
  },
  near: {
    before: `
      near, nearby, near by, near to, nearest, close to, closer to, closeby, close by, next to, beside,
      besides, around, opposite, opposite to, opp, adjacent to, in front of, behind, nr,
      walking distance from, walking distance of, walking distance to, within walking distance of,
      not far from, walkable from, walk from, minutes from, nearer to, in the vicinity of,
      at walking distance from, a short walk from`,
    after: 'side, area side, vicinity',
  },
  numbers,
  andHalf: 'and half, and a half, n half',
  bedrooms: `
    bhk, bedroom, bedrooms, bed room, bed rooms, bed, beds, room, rooms, b h k, rk, r k, bhks, bdrm, bedrm,
    br, bedroomed, bed roomed, roomed, bh, bkh`,
  bathrooms: `
    bathroom, bathrooms, bath room, bath rooms, bath, baths, toilet, toilets, washroom, washrooms`,
  moneyUnits: {
    100: 'hundred, hundreds',
    1000: 'k, thousand, thousands, thousnd, th, ths',
    100000: 'l, lakh, lakhs, lac, lacs, lk, lks',
    1000000: 'm, mn, million, millions, mil',
    10000000: 'c, cr, crore, crores, crs, cror',
  },
  squareFeet: {
    1: `
      sqft, sq ft, sqfeet, sq feet, square foot, square feet, square ft, sft, sqf, sq foot, sqrft,
      squarefeet, squareft`,
    9: 'sq yard, sq yards, square yard, square yards, sq yd, gaj, gaz',
    10.763910416709722:
      'sq m, sqm, m2, sq metre, sq meter, square metre, square meter, square metres, square meters',
  },
  comparisons: {
    between: 'between, from, in between, ranging from, range',
    atMost: `
      under, below, upto, up to, within, less than, lesser than, less then, in budget, not more than, no more than, max, maximum,
      at most, atmost, cheaper than, smaller than, budget, my budget, within budget, inside, lower than,
      not above, not over, not exceeding, budget is, my budget is, budget of, till, until`,
    atLeast: `
      above, over, from, min, minimum, at least, atleast, starting from, starting at, starting,
      not less than, no less than, minimum of, not below, not under, upwards of, beyond`,
    moreThan: 'more than, greater than, bigger than, larger than, exceeding',
    about: `
      about, around, approx, approximately, roughly, nearly, near, approximate, circa, almost`,
  },
  comparisonsAfter: {
    atMost: `
      max, maximum, or less, or below, or under, or lower, and below, and under, budget, at most, and less,
      limit, tops, maximum budget`,
    atLeast: `
      plus, or more, or above, or up, and more, and above, and up, onwards, minimum, min, or bigger,
      upwards, onward, and over, or over, or larger, at least`,
    about: 'approx, approximately, or so, around, range, roughly',
  },
  to: 'to, and, till, upto, up to',
  or: 'or, and, either, nor',
  per: 'per, a, each, every',
  negations: {
    before: `
      not, no, without, non, except, excluding, dont need, do not need, dont want, do not want, other than,
      not on, not in, not at, not near, never, but not, avoid, not for, not a, zero, away from, far from,
      don t want, don t need, free of, anything but`,
    after: 'not needed, not required, not wanted, not allowed',
  },
  wishes: {
    children: `children, child, kids, baby, kid`,
    deposit: `deposit, advance, security deposit, salami, pagri`,
    negotiable: `negotiable, bargain`,
    gas: `gas, gas pipeline, gas connection`,
    road: `road, wide road, main road, roadside, highway`,
    tuition: `tuition, coaching, tutorial, classes, training centre`,
    restaurant: `restaurant, cafe, hotel, eatery, food stall, canteen, dhaba`,
    salon: `salon, parlour, parlor, beauty parlour, saloon, barber`,
    clinic: `clinic, doctor, chamber, dispensary, pharmacy, medicine shop`,
    gents: `boys, boy, gents, men, male, males`,
    garden: 'garden, lawn, backyard',
    balcony: 'balcony, balconies, balcon, verandah, veranda, varanda',
    terrace: 'terrace, roof, rooftop, roof top',
    view: 'view, views, scenic, hill view, hills view, view of the hills, mountain view',
    kanchenjunga: 'kanchenjunga, kanchanjunga, kanchanjangha, khangchendzonga, kangchenjunga',
    corner: 'corner',
    family: 'family, families',
    student: 'student, students',
    bachelor: 'bachelor, bachelors, working people, working men, professionals, professional',
    women: 'women, woman, ladies, lady, girls, female',
    pets: 'pets, pet, pet friendly, dog, dogs, cat',
    vegetarian: 'vegetarian, vegetarians, veg, veg only, pure veg',
    water: 'water, water supply',
    inverter: 'inverter, power backup, power back up, backup, generator',
    kitchen: 'kitchen',
    quiet: 'quiet, peaceful, calm, silent',
    internet: 'internet, wifi, wi fi, fibre, broadband',
    loan: 'loan, home loan, loans',
    boundary: 'boundary, compound wall, fenced, fencing',
    guard: 'guard, guarded, security, security guard, cctv, watchman, secure, gated',
    sun: 'sun, sunny, sunlight',
    homestay: 'homestay, home stay, homestays, guest house, guesthouse, guest houses, short stay',
    day: 'day, per day, daily, day basis, per night, nightly, daily basis',
    week: 'week, per week, weekly',
    papers: 'clear papers, clear title, registry, registered, khatian, papers, paper, documents, mutation',
    ac: 'ac, air conditioned, air conditioner, a c, air condition',
    geyser: 'geyser, geysers, hot water, water heater',
  },
  emptyWords: `
    fr, single, a, an, the, in, at, on, of, for, near, nearby, to, with, and, within, around, me, i, want, wants, need,
    needs, needed, needing, looking, look, available, availability, please, we, are, am, was, requirement, seeking, month, pm, city, town, is, there, any,
    some, can, could, you, anyone, someone, suggest, tell, us, show, find, search, searching, get, got,
    give, urgent, urgently, required, require, wanted, my, our, im, m, pls, plz, plss, kindly, hi, hello,
    sir, madam, dear, thanks, thank, good, nice, best, suitable, property, properties, place, places, area,
    areas, location, locality, side, region, zone, by, that, which, this, it, be, would, like, do, does,
    have, has, having, should, must, will, shall, or, from, as, so, only, just, also, too, very, where,
    what, who, how, when, hai, ok, one, type, types, rs, rupees, price, prices, priced, cost, costing,
    rate, rates, budget, range, amount, bhk, bedroom, bedrooms, bed, beds, sized, size, ones, options,
    option, list, listing, listings, details, contact, number, immediately, asap, now, soon, today, let,
    take, taking, live, stay, living, shifting, shift, move, moving, here, hey, if, then, but, your, their,
    his, her, they, he, she, know, help, looking for, in the, up, out, into, than, less, more, about,
    under, over, below, above, not, no, per, each, every, somewhere`,
};
