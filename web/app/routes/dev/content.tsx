import { House } from 'lucide-react';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Breadcrumbs } from '#web/components/ui/breadcrumbs.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { CountBadge } from '#web/components/ui/count-badge.tsx';
import { Pagination } from '#web/components/ui/pagination.tsx';
import { Picture } from '#web/components/ui/picture.tsx';
import { QrCode } from '#web/components/ui/qr-code.tsx';
import { ScrollToTop } from '#web/components/ui/scroll-to-top.tsx';
import { StatCard } from '#web/components/ui/stat-card.tsx';
import { type Column, DataTable } from '#web/components/ui/table.tsx';
import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx';
import { longText, longWord, Specimen } from './specimen.tsx';

interface Person {
  name: string;
  town: string;
}

const people: Person[] = [
  { name: 'Binita Rai', town: 'Matigara' },
  { name: longWord, town: longText },
];
const columns: Column<Person>[] = [
  { key: 'name', header: 'Name', sortKey: 'name', cell: (person) => person.name },
  { key: 'town', header: 'Town', sortKey: 'town', cell: (person) => person.town },
  { key: 'status', header: 'Status', cell: () => <Badge tone="green">Active</Badge> },
];
const fallbackSrc = '/favicon.svg';
const missing = { url: '/none.jpg', width: 400, height: 300, placeholder: '', sources: [] };

export function Content() {
  return (
    <>
      <Specimen name="Avatar" note="With a picture, without, and with one that cannot be loaded.">
        <Avatar name="Binita Rai" src={fallbackSrc} />
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <Avatar key={size} name="Binita Rai" size={size} />
        ))}
        <Avatar name="" src="/none.jpg" />
      </Specimen>
      <Specimen name="Picture" note="None, and one that cannot be loaded.">
        <Picture alt="No picture" sizes="12rem" fallbackSrc={fallbackSrc} className="h-36 w-48" />
        <Picture
          alt="Failed"
          picture={missing}
          sizes="12rem"
          fallbackSrc={fallbackSrc}
          className="h-36 w-48"
        />
      </Specimen>
      <Specimen name="Card, StatCard">
        <Card>A card</Card>
        <Card className="w-64">{longWord}</Card>
        <dl className="grid w-full gap-4 sm:grid-cols-3">
          <StatCard label="Houses" value="1,234" icon={<House aria-hidden />} />
          <StatCard label="Empty" value="0" />
          <StatCard label={longText} value="1,23,45,678" />
        </dl>
      </Specimen>
      <Specimen
        name="DataTable, ColumnHeading"
        note="Cards where there is no room for columns; sorted by the first, not by the last."
      >
        <div className="w-full">
          <DataTable
            columns={columns}
            rows={people}
            rowKey={({ name }) => name}
            caption="People"
            empty=""
            sort={{ key: 'name', direction: 'asc', hrefFor: (key, to) => `?sort=${key}&to=${to}` }}
          />
        </div>
        <DataTable
          columns={columns}
          rows={[]}
          rowKey={({ name }) => name}
          caption="Nobody"
          empty={<p>Nobody</p>}
        />
      </Specimen>
      <Specimen name="Breadcrumbs">
        <Breadcrumbs crumbs={[{ name: 'Home', path: '/' }]} />
        <Breadcrumbs
          crumbs={[
            { name: 'Home', path: '/' },
            { name: 'For rent', path: '/rentals' },
            { name: longText, path: '#' },
          ]}
        />
      </Specimen>
      <Specimen name="CountBadge" note="Nothing where nothing waits.">
        {[0, 1, 42, 99, 100].map((count) => (
          <span key={count}>
            {count}: <CountBadge count={count} label="waiting" />
          </span>
        ))}
      </Specimen>
      <Specimen name="QrCode">
        <QrCode text="https://example.org" label="An address" />
      </Specimen>
      <Specimen name="Pagination">
        {[1, 5, 20].map((page) => (
          <div key={page} className="w-full">
            <Pagination
              page={page}
              totalPages={20}
              hrefFor={(to) => `?page=${to}`}
              label={`At page ${page}`}
            />
          </div>
        ))}
      </Specimen>
      <Specimen name="VisuallyHidden, ScrollToTop" note="The way up shows in the corner once there is one.">
        <p>
          Seen <VisuallyHidden>and heard</VisuallyHidden>
        </p>
        <ScrollToTop />
      </Specimen>
    </>
  );
}
