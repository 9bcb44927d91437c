import type { Listing } from '@thikana/contract/listings';
import Fastify from 'fastify';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server.edge';

/**
 * `bare-list.ts PORT SITE` answers with a list of eight cards, rendered by React for each request from data fetched
 * once: pictures, prices, titles and places, nothing else.
 */
const [port, site = ''] = process.argv.slice(2);
const { rentals } = (await (await fetch(`${site}/api/user/post/rental-properties`)).json()) as {
  rentals: Listing[];
};

function Card({ listing }: { listing: Listing }) {
  return h(
    'li',
    { className: 'card' },
    h('img', { src: listing.cover?.url, alt: '', width: 640, height: 480 }),
    h('p', { className: 'price' }, `₹${listing.pricePerFrequency} per ${listing.frequency}`),
    h('h3', null, h('a', { href: `/rentals/${listing._id}` }, listing.title)),
    h('p', { className: 'facts' }, `${listing.bedrooms} BHK · ${listing.builtUpArea} sq ft`),
    h('p', { className: 'place' }, listing.location),
  );
}

function List() {
  return h(
    'html',
    { lang: 'en' },
    h('head', null, h('title', null, 'Rental Properties')),
    h(
      'body',
      null,
      h('h1', null, 'Rental Properties'),
      h(
        'ul',
        null,
        rentals.map((listing) => h(Card, { key: listing._id, listing })),
      ),
    ),
  );
}

const app = Fastify();
app.get('/', (_request, reply) =>
  reply.type('text/html; charset=utf-8').send(`<!DOCTYPE html>${renderToString(h(List))}`),
);
await app.listen({ port: Number(port) });
console.log('is listening');
