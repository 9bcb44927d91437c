import { comparisons, comparisonsAfter } from './comparisons/en.ts';
import { emptyWords } from './fillers/en.ts';
import type { Lexicon } from './lexicon.ts';
import { numbers } from './numbers/en.ts';
import { landmarkKinds, near } from './places/en.ts';
import { wishes } from './wishes/en.ts';

export const en: Lexicon = {
  categories: {
    house: `
      house, houses, bungalow, bungalows, villa, villas, independent house, duplex, row house, cottage,
      cottages, building, farm house, farmhouse, row houses, duplex house, independent houses,
      standalone house, individual house, bunglow, banglow, detached house, whole house, full house,
      entire house, hous, hse, house property`,
    flat: `
      flat, flats, apartment, apartments, appartment, apartmnt, apt, flet, flt, condo, penthouse,
      builder floor, apartmant, appartments, aptmt, apts, condominium, flat apartment,
      flats apartments, residential flat, studio flat, housing complex`,
    shop: `
      shop, shops, store room, store, stores, commercial, commercial space, commercial property,
      shop space, business space, retail, retail space, stall, counter space, shutter shop,
      shopping space, kiosk, booth, outlet, business place, commercial place, commercial shop,
      commercial building, market stall, shed, factory shed, industrial shed, cold storage,
      shop room, shop for business, retail shop, shopes, shope, business premises,
      shop premises`,
    land: `
      land, lands, empty land, residential plot, residential land, plot, plots, plot of land,
      land plot, vacant land, site for building, commercial plot, commercial land, farm land, farmland,
      agricultural land, agri land, agriculture land, house plot, housing plot, building plot,
      bare land, open land, open plot, house site, paddy land, vacant plot, empty plot, land for house,
      land for home, land for building, plotting, landed property`,
  },
  uses: {
    office: `
      office, offices, office space, office room, office rooms, officespace, office premises, workspace,
      work space, cabin, coworking, co working, co working space, coworking space`,
    godown: `
      godown, godowns, warehouse, warehouses, storage space, go down, ware house, store house,
      storehouse`,
    showroom: 'showroom, show room, showrooms',
    clinic:
      'clinic space, (place/space/premises) for (/a) (clinic/pharmacy), chamber, chambers, doctors chamber, doctor chamber, (dr/dr s) chamber',
    restaurant: 'restaurant space, (place/space/premises) for (/a) (restaurant/hotel/cafe)',
    salon: 'salon space, (place/space/premises) for (/a) (salon/parlour/beauty parlour)',
    gym: 'gym space, (place/space/premises) for (/a) gym',
    atm: 'atm space',
    bank: 'bank space, (place/space/premises) for (/a) bank',
    workshop: 'workshop, workshops',
    factory: 'factory, factories',
    tuition:
      '(tuition/coaching) (/centre/center) space, (tuition/coaching) (centre/center), (place/space) for (/a) (tuition/coaching)',
  },
  homes: `
    home, homes, residence, residential, residential property, accommodation, accomodation,
    house or flat, flat or house, quarter, quarters, place to live, place to stay, bhk, tenement,
    family home, flat or room, house flat, flat house, lodging, housing, dwelling,
    living space, for living, bhks`,
  singleRooms: `
    room, rooms, single room, studio, studio apartment, pg, paying guest, p g, hostel, room set,
    bachelor room, small room, sharing room, room for bachelor, bedsit, bed sitter, one person,
    single person, single occupancy, shared room, room mate, roommate, flatmate, bed space, bedspace,
    single seater, pgs, guest room`,
  purposes: {
    rent: `
      for rent, on rent, to let, in rent, rents, to lease, tolet, rent, rental, rentals, renting,
      rented, to rent, for lease, on lease, lease, leasing, for hire, on hire, hire, tenant, tenants,
      per month, a month, rent out, p m, rentel, rentt, rnt, 2 let, too let,
      to hire, let out, letting, rent per month, rented out, rent only, leased,
      rent basis, for letting, renta, 4 rent, for rental, per mnth, tenancy, on rental,
      (low/lowest/lower/less/lesser/least/minimum/cheap/nominal) rent, low rental, low rents`,
    buy: `
      for sale, on sale, sales, for selling, to buy, buy, buying, sale, sell, selling, purchase,
      purchasing, to purchase, resale, re sale, for buying, ownership, for purchase, investment,
      buying purpose, sale purpose, on sell, for sell, 4 sale, sel, selling price, to own, buyer,
      buyers, seller, outright sale, ownership basis, purchased, to sell, owned`,
  },
  furnishings: {
    unfurnished: `
      unfurnished, not furnished, un furnished, non furnished, bare, without furniture, no furniture,
      unfurnish, no furnishing, empty, unfurnised, unfurnshed, without any furniture, bare shell`,
    'semi-furnished': `
      semi furnished, semifurnished, half furnished, partly furnished, partially furnished,
      semi furnish, semi, semi furnised, partial furnished, partial furnishing, part furnished,
      semifurnish, semi furnshed, half furnish, partially furnish, semi furnishd`,
    'fully-furnished': `
      fully furnished, full furnished, furnished, furnish, fullfurnished, with furniture,
      fully furnish, full furniture, full furnish, well furnished, furnitured, fully furnised,
      full furnised, furnised, furnshed, furnishd, with all furniture, complete furniture,
      fully loaded, furnishing, full furnishing, furnitures, ful furnished, completely furnished,
      fully furnishd, with bed and wardrobe`,
  },
  features: {
    parking: `
      parking, with parking, car parking, garage, car park, bike parking, parking space,
      covered parking, car garage, two wheeler parking, vehicle parking, parkings, car space, car shed,
      covered garage, bike stand, 2 wheeler parking, two wheeler space, parking facility,
      parking available, space for car, place for car, carport, parking lot, car parkings,
      scooter parking, four wheeler parking, 4 wheeler parking, parking area, parking slot,
      place to park, space to park, car parking space`,
    'attached-bathroom': `
      attached bathroom, attached bath, attached toilet, attach bathroom, attach bath,
      attached washroom, attach toilet, own bathroom, private bathroom, ensuite, attached bathrooms,
      bathroom attached, bath attached, toilet attached, en suite, attached toilets, attach latrine,
      private toilet, own toilet, separate bathroom, separate toilet, personal bathroom,
      attched bathroom, attatched bathroom, bathroom inside`,
    lift: `
      lift, with lift, elevator, with elevator, lift facility, lifts, elevators, lift available,
      lift building, building with lift`,
    shutter: 'shutter, rolling shutter, with shutter, shutters, shutter gate',
    pictures: `
      with pictures, with picture, with photos, with photo, with images, with photographs, photos,
      pictures, with pics`,
  },
  floors: {
    ground: `
      ground floor, ground flr, groundfloor, gr floor, ground level, g floor, no stairs, groud floor,
      ground flor, gf, floor ground, lower floor, lowest floor`,
    'from-1': `
      upper floor, upper floors, upstairs, higher floor, floor above, higher floors, above ground floor`,
    'from-3': `
      top floor, high floor, third floor or higher, topmost floor, top most floor, highest floor`,
  },
  orders: {
    price: `
      cheap, cheapest, cheaper, low price, low cost, low rent, low budget, budget, affordable,
      lowest price, lowest rent, inexpensive, less rent, reasonable, low priced, economical,
      less price, minimum price, minimum rent, price low to high, not expensive, not costly, low,
      cheapst, chep, cheep, low rate, lower price, least price, less cost, low value, low rental,
      pocket friendly, budget friendly, lowest, minimum budget, least rent, economic, less expensive,
      least expensive, lower rent, low rents, cheap rate, cheap price, cheap rent, price low,
      lower budget, small budget, tight budget, at low price, in low price, lesser price, lesser rent,
      cheapest rate, nominal rent, nominal price, cheapest first, lowest first, not too expensive,
      not so costly, rock bottom`,
    'price-desc': `
      most expensive, costliest, price high to low, highest price, expensive, costly, luxury,
      luxurious, premium, posh, most costly, high end, dearest, price high`,
    newest: `
      new, newest, latest, newly posted, recent, recently posted, recently added, just posted,
      new listing, new listings, fresh, brand new, newly built, posted today, new ones,
      recent listings, recent posts, newly added, just listed, latest listing, latest listings,
      latest posts, latest ones, (no/not/not an/not a very/not very/not too) old (/building/house/construction), recently listed, newest listing, newest listings, newest ones,
      newest first, latest first, today posted, posted recently, new posts, new post, new arrivals,
      this week, last week, this weeks, past week, last few days, last 7 days, posted this week,
      todays, new building, newly built building, newly constructed building`,
    size: `
      small, smallest, smaller, compact, tiny, little, mini, smallest size, tiny size, small size,
      smallest first`,
    'size-desc': `
      big, biggest, bigger, large, largest, larger, spacious, huge, roomy, biggest size, bigger size,
      very big, very large, large size, big size, largest area, largest size, big sized, good size,
      biggest first, full size, larger size, (joint/big/large/extended) family`,
  },
  landmarkKinds,
  near,
  months: {
    1: 'january',
    2: 'february, feb',
    3: 'march',
    4: 'april, apr',
    5: 'may',
    6: 'june',
    7: 'july',
    8: 'august, aug',
    9: 'september, sept, sep',
    10: 'october, oct',
    11: 'november, nov',
    12: 'december, dec',
  },
  numbers,
  uncounted: `
    person, persons, people, ppl, members, member, adults, heads, pax, month, months, mnths, year, years, yr, yrs,
    hour, hours, hr, hrs, minute, minutes, min, mins`,
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
  comparisons,
  comparisonsAfter,
  to: 'to, and, till, upto, up to',
  or: 'or, and, either, nor, or else, and or',
  per: 'per, a, each, every',
  negations: {
    before: `
      not, no, without, non, except, excluding, dont need, do not need, dont want, do not want,
      other than, not on, not in, not at, not near, never, but not, avoid, not for, not a, zero,
      away from, far from, don t want, don t need, free of, anything but, w o, without any, with no,
      don t, not required, no need of, no need for, not interested in, skip, except for, other then,
      apart from, minus, dont like, not like, no any, not any, not having, don t like, not looking for,
      not wanting, hate`,
    after: `
      not needed, not required, not wanted, not allowed, no need, not necessary, not require, not want,
      not ok, not preferred, not acceptable, please no`,
  },
  allowances: `
    (/is/will) also (/be) (ok/okay/fine/acceptable), (ok/okay/fine) (also/too), will also do,
    also no problem`,
  wishes,
  sayings: {
    upper: 'first, second, third, fourth, fifth, sixth, top, upstairs',
    nonveg: 'cook',
    flood: 'stood, standing',
    ready: 'possession, vacant',
  },
  denied: 'broker, salami, flood, mosquito nets',
  shortStays: 'homestay',
  emptyWords,
  monthly: `
    monthly, monthly rent, monthly basis, monthly rental, montly, mnthly,
    (/for) (/a) long (term/time/period/stay/duration)`,
  periods: {
    day: `
      daily, per day, a day, day basis, per night, nightly, a night, daily basis, by the day,
      by the night, day wise, daywise, on daily basis, day to day, each night, each day, day rent,
      night stay, weekend (stay/stays/trip/getaway/rental), for (/the/a) weekend, overnight, per nite,
      daily rent, daily rental, day rental, (/for) (/a) (few/some/couple of) (days/nights) (/stay)`,
    week: `
      weekly, per week, a week, by the week, week basis, weekly basis, each week, week wise,
      weekly rent`,
    year: `
      yearly, per year, annual, annually, per annum, by the year, year basis, yearly basis,
      yearly rent, p a, annual rent, (/whole/full/one) year rent`,
  },
  periodUnits: {
    day: 'day, days, night, nights, nite, nites',
    week: 'week, weeks',
  },
  kilometres: 'km, kms, kilometre, kilometres, kilometer, kilometers, kilo meter',
};
