/**
 * Lets the map be dragged and pressed, and redraws it without loading the page again. The server draws it: what is
 * pressed is sent with the form, and the answer has the new map.
 */
export const setupScript = `(() => {
  const map = () => document.getElementById('map');
  let last = Promise.resolve();
  const send = (press) => {
    last = last.then(() => redraw(press)).catch(() => location.reload());
  };
  const redraw = async (press) => {
    const body = new URLSearchParams(new FormData(document.querySelector('form')));
    for (const [name, value] of Object.entries(press)) body.set(name, value);
    const answer = await fetch('/setup', { method: 'POST', body });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const drawn = page.getElementById('map');
    if (!drawn) return location.reload();
    const focused = map().contains(document.activeElement) && document.activeElement.value;
    map().replaceWith(drawn);
    if (focused) drawn.querySelector('[value="' + focused + '"]')?.focus();
    document.getElementById('centre').value = page.getElementById('centre').value;
    document.getElementById('map-status').textContent = page.getElementById('map-status').textContent;
  };
  document.addEventListener('click', (event) => {
    const button = event.target.closest('#map button');
    if (!button) return;
    event.preventDefault();
    send({ map: button.value });
  });
  document.addEventListener('change', ({ target }) => {
    if (['centre', 'country'].includes(target.id)) send({ map: 'look' });
  });
  let from;
  const distance = ({ clientX, clientY }) => ({ x: clientX - from.x, y: clientY - from.y });
  document.addEventListener('pointerdown', (event) => {
    const picture = event.target.closest('#map svg');
    if (!picture) return;
    from = { x: event.clientX, y: event.clientY, picture, box: picture.getBoundingClientRect() };
    picture.setPointerCapture(event.pointerId);
  });
  document.addEventListener('pointermove', (event) => {
    if (!from) return;
    const { x, y } = distance(event);
    from.picture.style.transform = 'translate(' + x + 'px,' + y + 'px)';
  });
  document.addEventListener('pointerup', (event) => {
    if (!from) return;
    const { x, y } = distance(event);
    const { picture, box } = from;
    from = undefined;
    const scale = picture.viewBox.baseVal.height / box.height;
    if (Math.hypot(x, y) > 4) return send({ map: 'drag', x: x * scale, y: y * scale });
    picture.style.transform = '';
    send({
      map: 'place',
      x: (event.clientX - box.left - box.width / 2) * scale,
      y: (event.clientY - box.top - box.height / 2) * scale,
    });
  });
  document.addEventListener('pointercancel', () => {
    if (from) from.picture.style.transform = '';
    from = undefined;
  });
})()`;
