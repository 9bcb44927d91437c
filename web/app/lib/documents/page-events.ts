/** Dispatched on the window once the document has been hydrated. */
export const hydratedEvent = 'hydrated';

/** Dispatched on the window when the router begins to load or show another page, or other data of the same one. */
export const routingEvent = 'routing';
