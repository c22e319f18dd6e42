import path from 'node:path';

/**
 * The folder that holds the texts and decisions: `content` of the project, or the folder that CONTENT names, so that a
 * community's texts need not lie among our code. `root` is the folder of the project.
 */
export const contentFolder = (root: string): string => path.resolve(root, process.env.CONTENT || 'content');
