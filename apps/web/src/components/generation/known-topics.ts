const UNKNOWN_TOPIC = /^The built-in engine has no questions on ".*" yet\. It knows, among others: (.*)\.$/s

/** The topics that the server names when it has no questions on one and none is near it. */
export const knownTopics = (reason: string): string | undefined => UNKNOWN_TOPIC.exec(reason)?.[1]
