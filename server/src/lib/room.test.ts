import { expect, it } from 'vitest';
import { createRoom, type Urgency } from './room.ts';

it('holds one at a time, whoever is in a hurry first, and each leaves once', async () => {
  const room = createRoom();
  const entered: string[] = [];
  const enter = async (name: string, urgency: Urgency) => {
    const leave = await room.enter(urgency);
    entered.push(name);
    return leave;
  };
  const leaveFirst = await enter('first', 'later');
  const [calm, hurried, hurriedToo] = [
    enter('calm', 'later'),
    enter('hurried', 'now'),
    enter('hurried, too', 'now'),
  ];
  leaveFirst();
  const leaveHurried = await hurried;
  leaveFirst();
  expect(entered).toEqual(['first', 'hurried']);
  leaveHurried();
  (await hurriedToo)();
  (await calm)();
  expect(entered).toEqual(['first', 'hurried', 'hurried, too', 'calm']);
  (await enter('last', 'later'))();
});
