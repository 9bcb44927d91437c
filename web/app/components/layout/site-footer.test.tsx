import { screen } from '@testing-library/react';
import type { Site } from '@thikana/contract/site';
import { expect, it } from 'vitest';
import { showPart } from '../../../test/show.tsx';
import { SiteFooter } from './site-footer.tsx';

const site: Site = {
  name: 'Thikana',
  url: 'https://thikana.example',
  contactEmail: 'hello@example.com',
  contactPhones: ['+91 98320 11111', '+91 98320 22222'],
  contactLocation: 'Hill Cart Road, Siliguri',
  socialLinks: [],
  heroSlides: [],
  landUnits: 'printed',
  counters: { listings: 10, customers: 10, areas: 20 },
};
const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('describes the site and how to contact it', async () => {
  await showPart(<SiteFooter site={site} />);
  expect(screen.getByText(/^A trusted platform/)).toBeTruthy();
  expect(screen.getByText('Hill Cart Road, Siliguri')).toBeTruthy();
  expect(leadsTo('+91 98320 11111')).toBe('tel:+919832011111');
  expect(leadsTo('+91 98320 22222')).toBe('tel:+919832022222');
  expect(leadsTo('hello@example.com')).toBe('mailto:hello@example.com');
});

it('links the pages about the site', async () => {
  await showPart(<SiteFooter site={site} />);
  const paths = ['About', 'Contact', 'Complaints', 'Privacy', 'Terms', 'Shortlist'].map(leadsTo);
  expect(paths).toEqual(['/about', '/contact', '/complaints', '/privacy', '/terms', '/shortlist']);
});
