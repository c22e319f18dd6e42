// The reading desk for a page that loads it late: a file of its own leads to the one that sections load at once.
import './reader.browser.ts';
